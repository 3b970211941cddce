import { token } from './token.ts'

/** The ground of the night as an SVG gradient, for pictures that no style sheet reaches. */
export function GroundGradient({ id }: { id: string }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop stopColor={token('void')} />
      <stop offset="1" stopColor={token('dusk')} />
    </linearGradient>
  )
}
