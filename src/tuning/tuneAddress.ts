/** wouter's events after it has changed the address, and the browser's own. */
const CHANGES = ['pushState', 'replaceState', 'popstate'] as const

/** An address that opens the panel. @param query tuned constants, as `tuneQuery` writes them */
export function tuneAddress({ href }: Pick<Location, 'href'>, query = ''): string {
  const address = new URL(href)
  address.searchParams.delete('tune')
  const rest = address.searchParams.toString()
  address.search = `?tune${query && `=${query}`}${rest && `&${rest}`}`
  return address.href
}

/** Carries `?tune` along from page to page, so that a reload finds the panel open. */
export function carryTuneInAddress(): void {
  const carry = () => {
    if (!new URLSearchParams(location.search).has('tune'))
      history.replaceState(history.state, '', tuneAddress(location))
  }
  for (const change of CHANGES) addEventListener(change, carry)
}
