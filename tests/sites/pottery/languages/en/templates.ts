/** One of the site's four templates. The pages of the other three exist only in the default language. */
export const templates = [
  { id: '1', kit: '1', title: 'Blood Moon', summary: 'Gothic, red and black.', bio: ['A gothic page under a blood moon.'] },
]
