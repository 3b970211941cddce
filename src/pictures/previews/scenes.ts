import { eclipseEditor, eclipseNights, eclipsePair, eclipsePlates } from './eclipseDetails.ts'
import { eclipseBrowser, eclipseCover } from './eclipseScenes.ts'
import { fantasyEditor } from './fantasyEditor.ts'
import { fantasyBook, fantasyCover, fantasyHues, fantasyPair } from './fantasyScenes.ts'
import { pastelButtons, pastelCandies, pastelCover, pastelPair } from './pastelScenes.ts'

/** A preview picture: its name below `templates/` among the originals, and the page to photograph. */
export interface Scene {
  out: string
  html: () => Promise<string>
}

/** All the previews of the three templates, in the shop's order. */
export const SCENES: readonly Scene[] = [
  { out: '1/preview-1', html: eclipseCover },
  { out: '1/preview-2', html: eclipseBrowser },
  { out: '1/preview-3', html: eclipsePlates },
  { out: '1/preview-4', html: eclipsePair },
  { out: '1/preview-5', html: eclipseEditor },
  { out: '1/preview-6', html: eclipseNights },
  { out: '2/preview-1', html: fantasyCover },
  { out: '2/preview-2', html: fantasyPair },
  { out: '2/preview-3', html: fantasyHues },
  { out: '2/preview-4', html: fantasyBook },
  { out: '2/preview-5', html: fantasyEditor },
  { out: '3/preview-1', html: pastelCover },
  { out: '3/preview-2', html: pastelPair },
  { out: '3/preview-3', html: pastelButtons },
  { out: '3/preview-4', html: pastelCandies },
]
