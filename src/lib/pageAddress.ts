/** The address to share: as static hosts answer it, with a slash at its end, without forced states or a section. */
export function pageAddress({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return `${origin}${pathname.replace(/\/*(index\.html)?$/, '/')}`
}
