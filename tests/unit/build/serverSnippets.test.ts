import { describe, expect, it } from 'vitest'
import { headerRules, headersAt } from '../../../src/build/headers.ts'
import { caddySnippet, nginxSnippet } from '../../../src/build/serverSnippets.ts'

const policy = "default-src 'none'; script-src 'self'"
const pages = [
  { path: '/', policy },
  { path: '/shop', policy },
  { path: '/editor/frame/*', policy: 'sandbox allow-scripts' },
]
const siteAt = (base: string) => ({
  base,
  rules: headerRules(base, pages, ['https://player.example'], ['assets/index-a1.js']),
  notFoundFiles: ['shop/404.html', '404.html'],
})

describe.each(['/', '/some/base/'])('The snippets for nginx and Caddy, with the base path %s,', (base) => {
  const site = siteAt(base)

  it('set exactly the headers of each path in nginx', () => {
    const blocks = nginxSnippet(site)
      .split(/^location /m)
      .slice(1)
    // A block for each rule, and one for the folder `shop/`, which has a 404 page.
    expect(blocks.length).toBeGreaterThan(site.rules.length)
    for (const block of blocks) {
      const [match = ''] = block.split(' {')
      const path = match.replace(/^(= |\^~ )/, '')
      const headers = [...block.matchAll(/^ {2}add_header (\S+) "(.*)" always;$/gm)].map(
        ([, name, value = '']) => [name, value.replaceAll('\\"', '"')],
      )
      expect(Object.fromEntries(headers), path).toEqual(headersAt(site.rules, path))
      expect(block).toContain('try_files $uri $uri/index.html =404;')
    }
  })

  it('send the nearest 404 page for an unknown path', () => {
    const nginx = nginxSnippet(site)
    expect(nginx).toMatch(
      new RegExp(`location \\^~ ${base}shop/ \\{[^}]*error_page 404 ${base}shop/404\\.html;`),
    )
    expect(nginx).toMatch(new RegExp(`location ${base} \\{[^}]*error_page 404 ${base}404\\.html;`))
    const caddy = caddySnippet(site)
    expect(caddy.indexOf(`rewrite * ${base}shop/404.html`)).toBeGreaterThan(0)
    expect(caddy.indexOf(`rewrite * ${base}404.html`)).toBeGreaterThan(
      caddy.indexOf(`rewrite * ${base}shop/404.html`),
    )
  })

  it('send the 404 page of the language of an unknown path', () => {
    const siteInTwoLanguages = {
      ...site,
      notFoundFiles: ['en/shop/404.html', 'en/404.html', ...site.notFoundFiles],
    }
    expect(nginxSnippet(siteInTwoLanguages)).toMatch(
      new RegExp(`location \\^~ ${base}en/ \\{[^}]*error_page 404 ${base}en/404\\.html;`),
    )
    const order = [...caddySnippet(siteInTwoLanguages).matchAll(/rewrite \* (\S+)/g)].map(([, file]) => file)
    expect(order).toEqual(siteInTwoLanguages.notFoundFiles.map((file) => base + file))
  })

  it('set the same headers in Caddy', () => {
    const caddy = caddySnippet(site)
    for (const { path, headers } of site.rules) {
      const [, block = ''] = caddy.split(`header ${path} {\n`)
      for (const [name, value] of Object.entries(headers))
        expect(block.split('}')[0]).toContain(`  ${name} \`${value}\`\n`)
    }
  })
})
