import type { SiteData } from '../../templates/siteData.ts'
import { SITE_LIMITS } from '../../templates/siteLimits.ts'
import { portraitBox } from '../export/portraitBox.ts'

type PortraitSettings = Pick<SiteData, 'portraitFit' | 'portraitPlace'>
type Place = SiteData['portraitPlace']
interface Size {
  readonly width: number
  readonly height: number
}
interface Point {
  readonly x: number
  readonly y: number
}

const between = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max)
/** Few digits, because people read the page's data too. */
const rounded = (value: number) => Number(value.toFixed(4))

/** The place of a portrait after a drag in its circle. @param by the distance, in diameters of the circle */
export function draggedPlace(
  picture: Size,
  { portraitFit, portraitPlace }: PortraitSettings,
  by: Point,
): Place {
  const boxAt = (place: Point) =>
    portraitBox(picture, { portraitFit, portraitPlace: { ...portraitPlace, ...place } }, 1)
  const [start, end] = [boxAt({ x: 0, y: 0 }), boxAt({ x: 1, y: 1 })]
  const along = (axis: 'x' | 'y') => {
    const room = end[axis] - start[axis]
    // A picture that fits exactly has no other place.
    const moved = Math.abs(room) < 1e-6 ? 0 : by[axis] / room
    return rounded(between(0, portraitPlace[axis] + moved, 1))
  }
  return { ...portraitPlace, x: along('x'), y: along('y') }
}

/** The place of a portrait after a zoom. @param factor above 1 for a larger picture */
export function zoomedPlace(place: Place, factor: number): Place {
  return { ...place, zoom: rounded(between(1, place.zoom * factor, SITE_LIMITS.portraitZoom)) }
}
