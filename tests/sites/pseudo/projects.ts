import { mark } from './mark.ts'

export const projects = [
  { name: mark('Tide Almanac'), summary: mark('A calendar.'), url: 'https://projects.example.com/' },
]
