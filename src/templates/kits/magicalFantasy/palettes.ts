import type { Palette } from '../../kit.ts'

export const palettes = [
  {
    id: 'dusk',
    name: 'Dusk',
    colours: {
      ground: '#120a2e',
      glow: '#8f6bff',
      text: '#f3ecff',
      accent: '#ffd27a',
      button: '#3b2a7a',
      buttonText: '#ffffff',
    },
  },
] as const satisfies readonly Palette[]
