import { lines } from '../../lines.ts'

/** The star chart behind the name: rims with marks, the longer ones where a house of the sky begins. */
export function starChart(): string {
  return lines(
    '<svg class="chart" viewBox="0 0 500 500">',
    '  <circle cx="250" cy="250" r="249"/>',
    '  <circle cx="250" cy="250" r="244" pathLength="71.98" stroke-width="9" stroke-dasharray=".06 .94"/>',
    '  <circle cx="250" cy="250" r="205"/>',
    '</svg>',
  )
}

/** The rays around the portrait. */
export function rays(): string {
  return lines(
    '<svg class="rays" viewBox="0 0 200 200" aria-hidden="true">',
    '  <circle cx="100" cy="100" r="90" pathLength="23.98" stroke-width="15" stroke-dasharray=".05 .95"/>',
    '</svg>',
  )
}
