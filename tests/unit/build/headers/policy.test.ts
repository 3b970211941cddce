import { CspEvaluator } from 'csp_evaluator'
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { metaPolicy, previewPolicy } from '../../../../src/build/headers/policy.ts'
import { outsideHosts } from '../../../../src/sections/outsideHosts.ts'
import { loadKit } from '../../../../src/templates/engine/kit/kits.ts'
import { renderPage } from '../../../../src/templates/engine/render/renderPage.ts'
import { loadSample } from '../../../../src/templates/engine/sample/samples.ts'
import { TEMPLATE_IDS } from '../../../../src/templates/templateList.ts'

const inlineScripts = ['document.documentElement.dataset.js = ""']
const inline = { scripts: inlineScripts, styles: ['body { margin: 0 }'] }
const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values] as const
    }),
  )

/** The policies of exported sites, by the name of the site. */
const sitePolicies = await Promise.all(
  TEMPLATE_IDS.map(async (id): Promise<[string, string]> => {
    const [kit, { data, pictures }] = await Promise.all([loadKit(id), loadSample(id)])
    const page = renderPage(kit, data, pictures)
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page) ?? []
    return [`a site of template ${id}`, policy]
  }),
)

describe('the content security policy', () => {
  it.each([
    ['a page', metaPolicy(inline, outsideHosts)],
    ['the editor’s preview', previewPolicy(inlineScripts)],
    ...sitePolicies,
  ])('has no weakness of high or medium severity in %s, by Google’s evaluator', (_, policy) => {
    const findings: Finding[] = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const serious = findings.filter(
      ({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM,
    )
    expect(serious.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([])
  })

  it.each(['script-src', 'style-src'])('allows in %s only the inline code whose hash it has', (name) => {
    const [self, hash, ...others] = directives(metaPolicy(inline, outsideHosts)).get(name) ?? []
    expect(self).toBe("'self'")
    expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/)
    expect(others).toEqual([])
  })

  it('changes when an inline script or an inline style changes', () => {
    const policy = metaPolicy(inline, outsideHosts)
    expect(metaPolicy({ ...inline, scripts: ['other()'] }, outsideHosts)).not.toBe(policy)
    expect(metaPolicy({ ...inline, styles: ['p { margin: 0 }'] }, outsideHosts)).not.toBe(policy)
  })

  it('names exactly the hosts in use, over https', () => {
    const hosts = {
      players: ['https://player.example'],
      media: ['https://songs.example'],
      forms: ['https://form.example'],
    }
    const policy = directives(metaPolicy(inline, hosts))
    expect(policy.get('frame-src')).toEqual(["'self'", ...hosts.players])
    expect(policy.get('connect-src')).toEqual(["'self'", ...hosts.forms])
    expect(policy.get('form-action')).toEqual(hosts.forms)
    expect(policy.get('media-src')).toEqual(["'self'", ...hosts.media])
    const withoutHosts = directives(metaPolicy(inline, { players: [], media: [], forms: [] }))
    expect(withoutHosts.get('frame-src')).toEqual(["'self'"])
    expect(withoutHosts.get('form-action')).toEqual(["'none'"])
    for (const host of [...outsideHosts.players, ...outsideHosts.media])
      expect(host).toMatch(/^https:\/\/[\w.-]+$/)
  })

  it.each([
    ['a page', metaPolicy(inline, outsideHosts)],
    ['the editor’s preview', previewPolicy(inlineScripts)],
    ...sitePolicies,
  ])('forbids another base address and unlisted kinds of content in %s', (_, policy) => {
    expect(directives(policy).get('base-uri')).toEqual(["'none'"])
    expect(directives(policy).get('default-src')).toEqual(["'none'"])
  })

  it('forbids plugins, and allows http for a phone on the same network', () => {
    const page = directives(metaPolicy(inline, outsideHosts))
    expect(page.get('object-src')).toEqual(["'none'"])
    expect(page.has('upgrade-insecure-requests')).toBe(false)
  })
})
