import type { Palette } from '../../kit.ts'

export const palettes = [
  {
    id: 'strawberry-milk',
    name: 'Strawberry milk',
    colours: {
      ground: '#fff1f8',
      glow: '#ffb7d9',
      text: '#4a2a4f',
      accent: '#9c2f73',
      button: '#ffd0e6',
      buttonText: '#4a1f45',
    },
  },
] as const satisfies readonly Palette[]
