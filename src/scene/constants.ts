import data from './constants.json' with { type: 'json' }

/** Every number of the sky and of its timings. Units are in the names: Ms, S, Px; without one, a fraction. */
export type Constants = typeof data
export type View = keyof Constants['views']
export type ViewConstants = Constants['views'][View]

export const constants: Constants = data

/** The views' names, as `data-view` shows them. */
export const VIEWS = Object.keys(data.views) as readonly View[]
