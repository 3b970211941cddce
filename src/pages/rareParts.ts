import { lazyModule } from '../lib/lazyModule.ts'
import { type Route, routesIn } from '../routes.ts'
import { hasSection } from '../site/sections.ts'

/** Components that few sites use. Only pages that show such a component load it. */
export const rareParts = {
  events: lazyModule(() => import('../ui/EventList.tsx')),
  videos: lazyModule(() => import('./VideosSection.tsx')),
  menu: lazyModule(() => import('../ui/PageMenu.tsx')),
} as const

type RarePart = keyof typeof rareParts

/** The keys of the modules in the build's manifest: a page preloads its own. */
const FILES: Readonly<Record<RarePart, string>> = {
  events: 'src/ui/EventList.tsx',
  videos: 'src/pages/VideosSection.tsx',
  menu: 'src/ui/PageMenu.tsx',
}

const onEveryPage: readonly RarePart[] = [
  // `PageMenu.tsx` also contains the links in the footer.
  ...(routesIn('menu').length + routesIn('footer').length > 0 ? (['menu'] as const) : []),
]

function partsOf({ page }: Pick<Route, 'page'>): readonly RarePart[] {
  const sections = (['events', 'videos'] as const).filter(hasSection)
  return page === 'home' ? [...onEveryPage, ...sections] : onEveryPage
}

/** Loads the rare parts of a page. @throws when one cannot be loaded */
export async function loadRareParts(route: Pick<Route, 'page'>): Promise<void> {
  await Promise.all(partsOf(route).map((part) => rareParts[part].load()))
}

/** The keys of a page's rare parts in the build's manifest. */
export function rarePartFiles(route: Pick<Route, 'page'>): readonly string[] {
  return partsOf(route).map((part) => FILES[part])
}
