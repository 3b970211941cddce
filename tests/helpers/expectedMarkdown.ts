import { markdownPages } from '../../src/build/markdown/markdownFiles.ts'
import type { Route } from '../../src/site/route.ts'
import { type ExpectedPage, sameTabLink } from './expectedParts.ts'
import { isPage, text } from './siteModules.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The texts between the tags, with single spaces. */
function textsIn(html: string): readonly string[] {
  return html
    .split(/<[^>]*>/)
    .map((part) => part.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity))
    .map(withSingleSpaces)
}

const withSingleSpaces = (words: string) => words.replace(/\s+/g, ' ').trim()

export function expectedMarkdown({ path, name }: Route): ExpectedPage {
  const file = markdownPages(process.cwd()).find((page) => page.path === path)
  if (!file) throw new Error(`expectedMarkdown: no file for ${path}`)
  const { pieces, links } = file
  const html = pieces.map((piece) => (typeof piece === 'string' ? piece : '<>')).join('')
  return {
    heading: name,
    texts: [text.media.back, name, ...textsIn(html)],
    links: [
      sameTabLink(text.media.back, '/'),
      ...links.map(({ text, url }) => ({
        name: withSingleSpaces(text),
        href: url,
        opensNewTab: !url.startsWith('#') && !isPage(url),
      })),
    ],
    pictures: pieces.flatMap((piece) =>
      typeof piece !== 'string' && piece.kind === 'picture' ? [piece.alt] : [],
    ),
  }
}
