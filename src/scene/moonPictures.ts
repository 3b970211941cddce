import { phaseStep } from './moonPhase.ts'

/** The addresses of the still moon's pictures. They are gray: each pixel is the share of the light at its place. */
export interface MoonPictures {
  readonly sunlight: string
  readonly earthlight: string
}

// These are only addresses: a visitor fetches only the picture of tonight.
const urls = import.meta.glob<string>('./moons/*.avif', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/** The pictures of a phase, which the shader of the live moon has drawn (`npm run sky-textures`). */
export function moonPictures(phase: number): MoonPictures {
  return { sunlight: urlOf(String(phaseStep(phase)).padStart(2, '0')), earthlight: urlOf('earthlight') }
}

export function fetchMoonPictures(phase: number): void {
  for (const url of Object.values(moonPictures(phase))) new Image().src = url
}

function urlOf(name: string): string {
  const url = urls[`./moons/${name}.avif`]
  if (!url) throw new Error(`moonPictures: there is no ${name}.avif; run npm run sky-textures`)
  return url
}
