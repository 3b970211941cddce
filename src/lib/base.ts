/** The path that the site stands under, a slash at both ends: `/`, or `/moongate/` as on a project page. */
export const BASE = import.meta.env.BASE_URL
