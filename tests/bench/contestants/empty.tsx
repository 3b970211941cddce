import { showOnSiteCanvas } from './siteCanvas.tsx'

// The baseline: a canvas with an empty scene.
await showOnSiteCanvas(null)
