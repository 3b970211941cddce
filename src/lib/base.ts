/** The base path of the site in its language, with a slash at both ends: `/`, or `/moongate/en/`. */
export const BASE = import.meta.env.BASE_URL
