import type { Prose, ProseElement } from '../../src/site/prose.ts'
import { plainText } from '../../src/site/prose.ts'
import type { ExpectedPage, PageLink } from './expectedParts.ts'
import { isPage } from './siteModules.ts'

const withSingleSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

function elementsOf(prose: Prose): readonly ProseElement[] {
  return prose.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children ?? [])]))
}

/** All strings of a text, captions included. */
function textPieces(prose: Prose): readonly string[] {
  return prose.flatMap((node) =>
    typeof node === 'string' ? [node] : [...textPieces(node.children ?? []), node.caption ?? ''],
  )
}

/** The expected texts, links and pictures of a text in Markdown. */
export function expectedProse(prose: Prose): Omit<ExpectedPage, 'heading'> {
  const elements = elementsOf(prose)
  return {
    texts: textPieces(prose).map(withSingleSpaces),
    links: elements.flatMap(({ tag, href, children = [] }): PageLink[] => {
      if (tag !== 'a' || href === undefined) return []
      return [
        {
          name: withSingleSpaces(plainText(children)),
          href,
          opensNewTab: !href.startsWith('#') && !isPage(href),
        },
      ]
    }),
    pictures: elements.flatMap(({ tag, alt }) => (tag === 'picture' ? [alt ?? ''] : [])),
  }
}
