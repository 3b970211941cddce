/** The base path of the site, as in `/moongate/`. */
export const BASE = import.meta.env.BASE_URL

/** Adds the base to an address of this site, as in `/night.mp3`. Returns the address of another site unchanged. */
export function withBase(address: string): string {
  return address.startsWith('/') ? BASE + address.slice(1) : address
}
