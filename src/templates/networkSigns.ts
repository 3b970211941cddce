import type { Network } from './networks.ts'
import * as signs from './signs.ts'

const SIGNS: Readonly<Record<Network, string>> = signs

/** A network's sign as decoration beside words or inside a named link. */
export function networkSign(network: Network): string {
  const path = /<path .*?\/>/s.exec(SIGNS[network])?.[0] ?? ''
  return `<svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">${path}</svg>`
}
