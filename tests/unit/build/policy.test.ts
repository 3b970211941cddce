import { CspEvaluator } from 'csp_evaluator'
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { EMBEDDED_HOSTS, headerPolicy, metaPolicy, previewPolicy } from '../../../src/build/policy.ts'
import { loadKit } from '../../../src/templates/kits.ts'
import { renderPage } from '../../../src/templates/renderPage.ts'
import { sampleSite } from '../../../src/templates/samples.ts'
import { TEMPLATE_IDS } from '../../../src/templates/siteData.ts'

const code = ['document.documentElement.dataset.js = ""']
const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values] as const
    }),
  )

/** The policies of exported sites. */
const sites = await Promise.all(
  TEMPLATE_IDS.map(async (id): Promise<[string, string]> => {
    const [kit, { data, pictures }] = await Promise.all([loadKit(id), sampleSite(id)])
    const page = renderPage(kit, data, pictures)
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page) ?? []
    return [`a site of template ${id}`, policy]
  }),
)

describe('the content security policy', () => {
  it.each([
    ['a header', headerPolicy(code)],
    ['a meta element', metaPolicy(code)],
    ['the editor’s preview', previewPolicy(code)],
    ...sites,
  ])('has no weakness of high or medium severity in %s, by Google’s evaluator', (_, policy) => {
    const findings: Finding[] = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const grave = findings.filter(
      ({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM,
    )
    expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([])
  })

  it('lets no inline or evaluated script run but those whose hashes it gives', () => {
    const scripts = directives(headerPolicy(code)).get('script-src') ?? []
    expect(scripts).toHaveLength(1 + code.length)
    expect(scripts[0]).toBe("'self'")
    expect(scripts[1]).toMatch(/^'sha256-[\w+/]{43}='$/)
  })

  it('changes when the inline code does', () => {
    expect(headerPolicy(['other()'])).not.toBe(headerPolicy(code))
  })

  it('names the players’ hosts exactly, over a safe connection', () => {
    expect(directives(headerPolicy(code)).get('frame-src')).toEqual(["'self'", ...EMBEDDED_HOSTS])
    for (const host of EMBEDDED_HOSTS) expect(host).toMatch(/^https:\/\/[\w.-]+$/)
  })

  it('forbids plugins and framing, and lets a phone on the same network open the site over http', () => {
    const header = directives(headerPolicy(code))
    expect(header.get('object-src')).toEqual(["'none'"])
    expect(header.get('frame-ancestors')).toEqual(["'none'"])
    expect(header.has('upgrade-insecure-requests')).toBe(false)
  })

  it('says in a page all that a page can say', () => {
    const [header, meta] = [directives(headerPolicy(code)), directives(metaPolicy(code))]
    expect([...header.keys()].filter((name) => !meta.has(name))).toEqual(['frame-ancestors'])
  })
})
