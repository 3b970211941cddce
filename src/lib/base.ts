/** The path of the site in its language, with a slash at both ends, as in `/moongate/en/`. */
export const BASE = import.meta.env.BASE_URL
