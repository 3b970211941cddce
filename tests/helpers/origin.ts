/** Where the built site is served while it is tested. */
export const ORIGIN = 'http://localhost:4174'
/** The one host outside the site that a page may ask. */
export const PLAYER_ORIGIN = 'https://open.spotify.com'
