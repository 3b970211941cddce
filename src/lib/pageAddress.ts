/**
 * The address of the page to share: as hosts of static files answer it, with a slash at its end and without what
 * forces a state or names a section.
 */
export function pageAddress({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return `${origin}${pathname.replace(/\/*(index\.html)?$/, '/')}`
}
