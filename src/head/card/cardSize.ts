/** A preview card's size in pixels, as social sites ask for it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const
