/** No sections, not even a message form. */
export const sections = [] as const
