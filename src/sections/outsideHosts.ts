import type { OutsideHosts, SectionHosts } from './section.ts'

interface SectionModule {
  readonly hosts?: () => SectionHosts
}

const modules = Object.values(import.meta.glob<SectionModule>('./*/section.ts', { eager: true }))
const found = modules.map(({ hosts }) => hosts?.() ?? {})
const originsOf = (kind: keyof OutsideHosts) => [...new Set(found.flatMap((hosts) => hosts[kind] ?? []))]

export const outsideHosts: OutsideHosts = {
  players: originsOf('players'),
  media: originsOf('media'),
  forms: originsOf('forms'),
}
