import type { Kit } from './kit.ts'
import type { TemplateId } from './siteData.ts'

const KITS: Readonly<Record<TemplateId, () => Promise<Kit>>> = {
  1: () => import('./kits/bloodMoon/bloodMoon.ts').then(({ bloodMoon }) => bloodMoon),
  2: () => import('./kits/magicalFantasy/magicalFantasy.ts').then(({ magicalFantasy }) => magicalFantasy),
  3: () => import('./kits/dreamyPastel/dreamyPastel.ts').then(({ dreamyPastel }) => dreamyPastel),
}

/** Fetches a template's kit, which is a chunk by itself. */
export function loadKit(id: TemplateId): Promise<Kit> {
  return KITS[id]()
}
