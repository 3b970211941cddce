/** wouter's events after a change of the address, and the browser's own. */
const CHANGES = ['pushState', 'replaceState', 'popstate'] as const

/** The address that opens the panel. @param query as `tuneQuery` writes it */
export function tuneAddress({ href }: Pick<Location, 'href'>, query = ''): string {
  const address = new URL(href)
  address.searchParams.delete('tune')
  const rest = address.searchParams.toString()
  address.search = `?tune${query && `=${query}`}${rest && `&${rest}`}`
  return address.href
}

/** Keeps `?tune` on every page, so that the panel stays open after a reload. */
export function keepTuneInAddress(): void {
  const keep = () => {
    if (!new URLSearchParams(location.search).has('tune'))
      history.replaceState(history.state, '', tuneAddress(location))
  }
  for (const change of CHANGES) addEventListener(change, keep)
}
