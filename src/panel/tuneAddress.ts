/** Events after a navigation. wouter dispatches `pushState` and `replaceState`. */
const ADDRESS_EVENTS = ['pushState', 'replaceState', 'popstate'] as const

/** The address that opens the panel. @param query as `tuneQuery` writes it */
export function tuneAddress({ href }: Pick<Location, 'href'>, query = ''): string {
  const address = new URL(href)
  address.searchParams.delete('tune')
  const otherParameters = address.searchParams.toString()
  const tune = query === '' ? 'tune' : `tune=${query}`
  address.search = otherParameters === '' ? tune : `${tune}&${otherParameters}`
  return address.href
}

/** Adds `?tune` to the address after each navigation, because links lack it. A reload then opens the panel again. */
export function keepTuneInAddress(): void {
  const keepTune = () => {
    if (!new URLSearchParams(location.search).has('tune'))
      history.replaceState(history.state, '', tuneAddress(location))
  }
  for (const event of ADDRESS_EVENTS) addEventListener(event, keepTune)
}
