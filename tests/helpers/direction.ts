import { site } from './siteModules.ts'

/** The key for the next picture. */
export const NEXT_KEY = site.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
