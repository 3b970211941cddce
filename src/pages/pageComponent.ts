import type { PageName } from '../routes.ts'

/** The name of a page's component and file: `TemplateNotFoundPage` for `templateNotFound`. */
export function pageComponent(name: PageName): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}Page`
}
