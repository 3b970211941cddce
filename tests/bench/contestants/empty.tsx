import { showOnSiteCanvas } from './siteCanvas.tsx'

await showOnSiteCanvas(null)
