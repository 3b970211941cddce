/** What wouter says after it has changed the address, and what the browser says. */
const CHANGES = ['pushState', 'replaceState', 'popstate'] as const

/** An address that opens the panel. @param query what has been tuned, as in a link */
export function tuneAddress({ href }: Pick<Location, 'href'>, query = ''): string {
  const address = new URL(href)
  address.searchParams.delete('tune')
  const rest = address.searchParams.toString()
  address.search = `?tune${query && `=${query}`}${rest && `&${rest}`}`
  return address.href
}

/** Keeps `?tune` in the address on the way from page to page, so that a reload finds the panel open. */
export function keepTuneInAddress(): void {
  const keep = () => {
    if (!new URLSearchParams(location.search).has('tune'))
      history.replaceState(history.state, '', tuneAddress(location))
  }
  for (const change of CHANGES) addEventListener(change, keep)
}
