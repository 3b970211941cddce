import { editorWords } from '../../../site/editorWords.ts'
import type { Palette } from '../../kit.ts'

export const palettes = [
  {
    id: 'violet-hour',
    name: editorWords.kits.violetHour,
    colours: {
      ground: '#150a38',
      glow: '#8a4bf0',
      text: '#fff4dc',
      accent: '#ffd583',
      button: '#2a1463',
      buttonText: '#fff3d3',
    },
  },
  {
    id: 'rose-lantern',
    name: editorWords.kits.roseLantern,
    colours: {
      ground: '#270825',
      glow: '#c93c86',
      text: '#fff0e8',
      accent: '#ffc48e',
      button: '#451039',
      buttonText: '#ffeadb',
    },
  },
  {
    id: 'fern-and-firefly',
    name: editorWords.kits.fernAndFirefly,
    colours: {
      ground: '#041c1b',
      glow: '#14806a',
      text: '#f5fae4',
      accent: '#e2e582',
      button: '#0a3831',
      buttonText: '#f6f8d8',
    },
  },
  {
    id: 'deep-tide',
    name: editorWords.kits.deepTide,
    colours: {
      ground: '#051232',
      glow: '#2469d6',
      text: '#eef5ff',
      accent: '#9be3ea',
      button: '#0c2860',
      buttonText: '#e8f6ff',
    },
  },
] as const satisfies readonly Palette[]
