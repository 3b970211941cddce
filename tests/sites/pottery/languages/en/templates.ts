/** No bowl: it is not sent abroad, so its page is in the first language alone. */
export const templates = [
  { id: '1', kit: '1', title: 'Blood Moon', summary: 'Gothic, red and black.', bio: ['A gothic page under a blood moon.'] },
]
