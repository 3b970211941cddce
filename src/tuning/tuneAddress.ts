/** `pushState` and `replaceState` are events of wouter. */
const ADDRESS_EVENTS = ['pushState', 'replaceState', 'popstate'] as const

/** The address that opens the panel. @param query as `tuneQuery` writes it */
export function tuneAddress({ href }: Pick<Location, 'href'>, query = ''): string {
  const address = new URL(href)
  address.searchParams.delete('tune')
  const otherParameters = address.searchParams.toString()
  address.search = `?tune${query && `=${query}`}${otherParameters && `&${otherParameters}`}`
  return address.href
}

/** Keeps `?tune` on every page, so that the panel stays open after a reload. */
export function keepTuneInAddress(): void {
  const keepTune = () => {
    if (!new URLSearchParams(location.search).has('tune'))
      history.replaceState(history.state, '', tuneAddress(location))
  }
  for (const event of ADDRESS_EVENTS) addEventListener(event, keepTune)
}
