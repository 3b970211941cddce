import { editorWords } from '../../../site/editorWords.ts'
import type { Palette } from '../../kit.ts'

export const palettes = [
  {
    id: 'cotton-candy',
    name: editorWords.kits.cottonCandy,
    colours: {
      ground: '#fff4fa',
      glow: '#cdbcff',
      text: '#4f2c5c',
      accent: '#b3266f',
      button: '#ffb0d3',
      buttonText: '#561d4d',
    },
  },
  {
    id: 'mint-cloud',
    name: editorWords.kits.mintCloud,
    colours: {
      ground: '#f1fdf8',
      glow: '#a9dcff',
      text: '#1f4454',
      accent: '#0c7269',
      button: '#a5ecd2',
      buttonText: '#123f47',
    },
  },
  {
    id: 'peach-sorbet',
    name: editorWords.kits.peachSorbet,
    colours: {
      ground: '#fff7ef',
      glow: '#ffc2c8',
      text: '#5a2c36',
      accent: '#b03540',
      button: '#ffc79b',
      buttonText: '#5c2624',
    },
  },
  {
    id: 'lavender-milk',
    name: editorWords.kits.lavenderMilk,
    colours: {
      ground: '#f7f4ff',
      glow: '#b9c8ff',
      text: '#37305f',
      accent: '#6d3bb8',
      button: '#d5c0ff',
      buttonText: '#37235f',
    },
  },
  {
    id: 'midnight-sweets',
    name: editorWords.kits.midnightSweets,
    colours: {
      ground: '#241a45',
      glow: '#6a4fb8',
      text: '#f5ecff',
      accent: '#ffb3dc',
      button: '#5a3a8f',
      buttonText: '#ffffff',
    },
  },
] as const satisfies readonly Palette[]
