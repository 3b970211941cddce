import { MIDDLE } from './siteData.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** What turns data of a version into data of the next: index 0 is version 1's. */
const STEPS: readonly ((data: Json) => Json)[] = [
  // Links had neither headings among them nor emoji, portraits were cut, and a page knew one player and one template.
  (data) => ({
    ...data,
    version: 2,
    links: Array.isArray(data.links) ? data.links.map(withKind) : data.links,
    featured: '',
    portraitFit: 'fill',
    music: typeof data.music === 'string' ? [data.music].filter(Boolean) : data.music,
    pastLooks: [],
  }),
  // What came later in this version, and is the same for all until somebody changes it.
  (data) => ({
    ...data,
    portraitPlace: data.portraitPlace ?? MIDDLE,
    links: Array.isArray(data.links) ? data.links.map(withPicture) : data.links,
  }),
]

function withPicture(link: unknown): unknown {
  return isObject(link) ? { ...link, picture: link.picture ?? null } : link
}

function withKind(link: unknown): unknown {
  return isObject(link) ? { ...link, kind: 'link', emoji: '', hidden: false, me: false } : link
}

/**
 * Brings the data of a site, as it was exported or saved at any time, to the version that is written today. Whatever is
 * no data of ours, or newer than this, comes back as it is: the schema says so.
 */
export function upgradeSiteData(json: unknown): unknown {
  if (!isObject(json)) return json
  const { version } = json
  if (typeof version !== 'number' || !STEPS[version - 1]) return json
  return STEPS.slice(version - 1).reduce((data, step) => step(data), json)
}
