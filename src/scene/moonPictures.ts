import { phaseStep } from './moonPhase.ts'

/** Addresses of the still moon's pictures. The pictures are grey: a pixel's value is the light at that point of the disc. */
export interface MoonPictures {
  readonly sunlight: string
  readonly earthlight: string
}

// Only addresses: a visitor fetches the pictures of one phase.
const urls = import.meta.glob<string>('./moons/*.webp', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/** @param phase 0 new, 0.5 full */
export function moonPictures(phase: number): MoonPictures {
  return { sunlight: urlOf(String(phaseStep(phase)).padStart(2, '0')), earthlight: urlOf('earthlight') }
}

export function fetchMoonPictures(phase: number): void {
  for (const url of Object.values(moonPictures(phase))) new Image().src = url
}

function urlOf(name: string): string {
  const url = urls[`./moons/${name}.webp`]
  if (!url) throw new Error(`moonPictures: there is no ${name}.webp; run npm run tool -- sky-textures`)
  return url
}
