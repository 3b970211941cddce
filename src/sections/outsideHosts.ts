/** The other origins that the site contacts, for the content security policy. A form of Netlify counts as `'self'`. */
export type OutsideHosts = Readonly<Record<'players' | 'media' | 'forms', readonly string[]>>

/** What `src/sections/<name>/hosts.ts` exports as `hosts`: the origins that a section contacts. */
export type SectionHosts = Partial<OutsideHosts>

const found = Object.values(import.meta.glob<SectionHosts>('./*/hosts.ts', { eager: true, import: 'hosts' }))
const originsOf = (kind: keyof OutsideHosts) => [...new Set(found.flatMap((hosts) => hosts[kind] ?? []))]

export const outsideHosts: OutsideHosts = {
  players: originsOf('players'),
  media: originsOf('media'),
  forms: originsOf('forms'),
}
