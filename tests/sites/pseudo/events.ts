import { mark } from './mark.ts'

export const events = [
  { name: mark('Reading'), date: '2096-05-01', place: mark('Harbour') },
  { name: mark('Market'), date: '2019-05-01', place: mark('Quay'), url: 'https://market.example.com/' },
]
