import type { PageName } from '../routes.ts'

/** What a page's component and its file are called: of `templateNotFound`, `TemplateNotFoundPage`. */
export function pageComponent(name: PageName): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}Page`
}
