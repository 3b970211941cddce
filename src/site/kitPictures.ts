import type { KIT_IDS } from './schema.ts'

type KitId = (typeof KIT_IDS)[number]

/** How many photographs each of the site's own templates has, in `src/templates/pictures/`. */
const COUNTS: Readonly<Record<KitId, number>> = { 1: 6, 2: 5, 3: 4 }

/** The cover and the photographs of one of the site's own templates, as cards name pictures. */
export function kitPictures(kit: KitId) {
  const images = Array.from({ length: COUNTS[kit] }, (_, index) => ({
    src: `templates/${kit}/preview-${index + 1}.webp`,
    orientation: 'landscape' as const,
  }))
  return { image: images[0]?.src ?? '', images }
}
