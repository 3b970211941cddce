import { lazyModule } from '../lib/lazyModule.ts'
import { hasSection } from '../site/sections.ts'

/**
 * The components of sections that few owners have. They load with the home page, and only where their section is shown:
 * no other site has a byte of them.
 */
export const homeParts = {
  events: lazyModule(() => import('../ui/EventList.tsx')),
  videos: lazyModule(() => import('../ui/VideoPlayer.tsx')),
  newsletter: lazyModule(() => import('../ui/NewsletterForm.tsx')),
} as const

type HomePart = keyof typeof homeParts

const FILES: Readonly<Record<HomePart, string>> = {
  events: 'src/ui/EventList.tsx',
  videos: 'src/ui/VideoPlayer.tsx',
  newsletter: 'src/ui/NewsletterForm.tsx',
}

const shown = (Object.keys(homeParts) as HomePart[]).filter(hasSection)

/** Loads the parts that the home page shows. @throws when one cannot be loaded */
export async function loadHomeParts(): Promise<void> {
  await Promise.all(shown.map((part) => homeParts[part].load()))
}

/** The files of the parts that the home page shows, as named in the build's manifest. */
export const homePartFiles: readonly string[] = shown.map((part) => FILES[part])
