import type { Edges } from '../bars.ts'

/** The space between the docked preview and what is around it, CSS px. */
const GAP_PX = 12

/**
 * Where the docked preview covers no focused field: above the lower bar or the keyboard, or else below the upper bar.
 * @param edges of the visible part of the form @param field the upper and the lower edge of the focused field
 * @returns its upper edge, CSS px; null if there is no space for it
 */
export function dockTop({ top, bottom }: Edges, height: number, field: Edges | null): number | null {
  const places = [bottom - GAP_PX - height, top + GAP_PX].filter(
    (place) => place >= top && place + height <= bottom,
  )
  const isFree = (place: number) => !field || place + height <= field.top || place >= field.bottom
  return places.find(isFree) ?? null
}
