/** Converts a name to a part of an address: `opening-hours` for “Opening hours!”. Letters of every script stay. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
