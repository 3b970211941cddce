import type { Palette } from '../../kit.ts'

export const palettes = [
  {
    id: 'blood-moon',
    name: 'Blood moon',
    colours: {
      ground: '#0a0304',
      glow: '#c8201f',
      text: '#f6e3d8',
      accent: '#ff6b52',
      button: '#3a0a0d',
      buttonText: '#ffe9dd',
    },
  },
] as const satisfies readonly Palette[]
