import { DEFAULT_PORTRAIT_PLACE, type SiteData } from '../../../templates/engine/data/siteData.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { portraitBox } from './portraitBox.ts'

type Crop = Pick<SiteData, 'portraitFit' | 'portraitPlace'>
type Place = SiteData['portraitPlace']
interface Size {
  readonly width: number
  readonly height: number
}
interface Point {
  readonly x: number
  readonly y: number
}

/** `portraitPlace.y` of a new tall portrait. The middle, 0.5, would often cut off the head. */
const TALL_PORTRAIT_Y = 0.25

const clamp = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max)
/** Four decimals, because users may read the page's data. */
const rounded = (value: number) => Number(value.toFixed(4))

export function initialPlace({ width, height }: Size): Place {
  return height > width ? { ...DEFAULT_PORTRAIT_PLACE, y: TALL_PORTRAIT_Y } : DEFAULT_PORTRAIT_PLACE
}

/** The place of a portrait after a drag in its circle. @param distance of the drag, in diameters of the circle */
export function draggedPlace(picture: Size, { portraitFit, portraitPlace }: Crop, distance: Point): Place {
  const boxAt = (place: Point) =>
    portraitBox(picture, { portraitFit, portraitPlace: { ...portraitPlace, ...place } }, 1)
  const [start, end] = [boxAt({ x: 0, y: 0 }), boxAt({ x: 1, y: 1 })]
  const placeOn = (axis: 'x' | 'y') => {
    // The drag that takes the place from 0 to 1, in diameters. A picture that fits exactly cannot move.
    const fullDrag = end[axis] - start[axis]
    const change = Math.abs(fullDrag) < 1e-6 ? 0 : distance[axis] / fullDrag
    return rounded(clamp(0, portraitPlace[axis] + change, 1))
  }
  return { ...portraitPlace, x: placeOn('x'), y: placeOn('y') }
}

export function zoomedPlace(place: Place, factor: number): Place {
  return { ...place, zoom: rounded(clamp(1, place.zoom * factor, SITE_LIMITS.portraitZoom)) }
}
