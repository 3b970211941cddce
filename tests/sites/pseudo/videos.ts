import { mark } from './mark.ts'

export const videos = [{ url: 'https://vimeo.com/76979871', title: mark('Waves, all night') }]
