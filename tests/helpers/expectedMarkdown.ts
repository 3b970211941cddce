import { markdownPages } from '../../src/build/markdown/markdownFiles.ts'
import type { Route } from '../../src/site/route.ts'
import { type ExpectedPage, sameTabLink } from './expectedParts.ts'
import { expectedProse } from './expectedProse.ts'
import { text } from './siteModules.ts'

function proseAt(path: string) {
  const file = markdownPages(process.cwd()).find((page) => page.path === path)
  if (!file) throw new Error(`expectedMarkdown: no file for ${path}`)
  return expectedProse(file.prose)
}

export function expectedMarkdown({ path, name }: Route): ExpectedPage {
  const { texts, links, pictures } = proseAt(path)
  return {
    heading: name,
    texts: [text.media.back, name, ...texts],
    links: [sameTabLink(text.media.back, '/'), ...links],
    pictures,
  }
}
