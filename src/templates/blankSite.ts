import { ownLook } from './asTemplate.ts'
import type { Kit } from './kit.ts'
import type { Sample } from './samples.ts'
import { MIDDLE } from './siteData.ts'
import { DATA_VERSION } from './siteDataSchema.ts'

/** A site in which nothing is said yet, in a template's own look. @param language BCP 47 */
export function blankSite(kit: Kit, language: string): Sample {
  return {
    data: {
      version: DATA_VERSION,
      template: kit.id,
      language,
      address: '',
      title: '',
      description: '',
      name: '',
      tagline: '',
      bio: '',
      portrait: null,
      portraitFit: 'fill',
      portraitPlace: MIDDLE,
      sharePicture: null,
      links: [],
      featured: '',
      socials: [],
      music: [],
      ...ownLook(kit),
      pastLooks: [],
      cursor: true,
      effects: { on: true, strength: 0.7 },
    },
    pictures: new Map(),
  }
}
