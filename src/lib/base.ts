/** The base path of this language's pages, with a slash at both ends: `/moongate/`, or `/moongate/en/` for an added language. */
export const BASE = import.meta.env.BASE_URL
