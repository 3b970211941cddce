const ATTRIBUTE = 'data-bar'

/** The visible part of the form between the two sticky bars, CSS px from the top of the window. */
export interface Edges {
  readonly top: number
  readonly bottom: number
}

/** Marks a sticky bar at an edge of the window. It covers a part of the form. */
export const barMark = (edge: keyof Edges) => ({ [ATTRIBUTE]: edge })

export function visibleEdges(): Edges {
  const bar = (edge: keyof Edges) =>
    document.querySelector(`[${ATTRIBUTE}="${edge}"]`)?.getBoundingClientRect()
  // A phone's keyboard covers the lower part of the window. A hidden bar has the position 0.
  const visibleBottom = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  return {
    top: bar('top')?.bottom ?? 0,
    bottom: Math.min(bar('bottom')?.top || innerHeight, visibleBottom),
  }
}
