import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deadLinks } from '../../../src/build/checkLinks.ts'
import { isPage } from '../../../src/routes.ts'

const publicFolder = join(import.meta.dirname, '../../../public')
const check = (url: string) =>
  deadLinks('projects.ts', [{ name: 'Atlas', url }], { isPage, pages: ['/', '/media'], publicFolder })

it.each(['/', '/#music', '/examples/1/', 'https://example.com/nowhere', 'mailto:you@example.com'])(
  'A link to %s leads somewhere',
  (url) => expect(check(url)).toEqual([]),
)

it.each(['/medai', '/medai#cove', '/press.pdf'])(
  'A link to %s, which is not there, is named with the pages',
  (url) =>
    expect(check(url)).toEqual([
      `projects.ts: “Atlas”: url is ${url}, where this site has neither a page nor a file; its pages are /, /media.`,
    ]),
)
