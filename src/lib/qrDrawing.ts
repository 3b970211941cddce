import { toSvgPath } from 'lean-qr/extras/svg'
import { correction, generate } from 'lean-qr/nano'

/** Width of the empty border that scanners need, modules. Source: ISO/IEC 18004, 6.3.8. */
const QUIET_ZONE = 4

/** A QR code as an SVG path. The square from (`corner`, `corner`), `side` modules wide, includes the border. */
export function qrDrawing(content: string) {
  const code = generate(content, { minCorrectionLevel: correction.M })
  const corner = -QUIET_ZONE
  const side = code.size + 2 * QUIET_ZONE
  return { path: toSvgPath(code), corner, side, viewBox: `${corner} ${corner} ${side} ${side}` }
}
