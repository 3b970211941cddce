import * as networkIcons from '../../../addresses/networkIcons.ts'
import type { Network } from '../../../addresses/networks.ts'

const ICONS: Readonly<Record<Network, string>> = networkIcons

/** The drawing of a network as a `path` of SVG, 24 by 24 units. */
export const networkPath = (network: Network): string => /<path .*?\/>/s.exec(ICONS[network])?.[0] ?? ''

/** An icon in the colour of the text around it. @param content SVG, 24 by 24 units */
export const iconSvg = (content: string): string =>
  `<svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">${content}</svg>`

/** The icon of a network as SVG. */
export const networkIcon = (network: Network): string => iconSvg(networkPath(network))
