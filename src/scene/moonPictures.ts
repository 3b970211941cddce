import { phaseStep } from './moonPhase.ts'

/** The addresses of the pictures that the still moon is made of, gray: how much of a light each place shows. */
export interface MoonPictures {
  readonly sunlight: string
  readonly earthlight: string
}

// Their addresses alone: a visitor fetches tonight's.
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
