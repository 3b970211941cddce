import { mark } from './mark.ts'

export const socials = [
  { name: mark('Letters'), handle: mark('ada'), url: 'https://letters.example.com/ada' },
  { name: mark('Mail'), url: 'mailto:ada@example.com' },
]
