/** The base path of the site, with a slash at both ends: `/`, or `/moongate/` as on a project page. */
export const BASE = import.meta.env.BASE_URL
