import { toSvgPath } from 'lean-qr/extras/svg'
import { correction, generate } from 'lean-qr/nano'

/** The empty border that scanners need, in modules. Source: ISO/IEC 18004, 6.3.8. */
const QUIET_ZONE = 4

/** Draws a QR code, in modules. @returns the dark modules as an SVG path, and the corner (x = y) and side of its ground */
export function qrDrawing(content: string) {
  const code = generate(content, { minCorrectionLevel: correction.M })
  const corner = -QUIET_ZONE
  const side = code.size + 2 * QUIET_ZONE
  return { path: toSvgPath(code), corner, side, viewBox: `${corner} ${corner} ${side} ${side}` }
}
