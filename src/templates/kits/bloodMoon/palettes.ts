import { editorWords } from '../../../site/editorWords.ts'
import type { Palette } from '../../kit.ts'

export const palettes = [
  {
    id: 'blood-moon',
    name: editorWords.kits.redMoon,
    colours: {
      ground: '#080203',
      glow: '#c9211b',
      text: '#ffe9df',
      accent: '#ff6a4d',
      button: '#21070a',
      buttonText: '#ffeae0',
    },
  },
  {
    id: 'ember',
    name: editorWords.kits.ember,
    colours: {
      ground: '#0a0502',
      glow: '#c4560f',
      text: '#fff1dc',
      accent: '#ffa94d',
      button: '#241005',
      buttonText: '#fff1dc',
    },
  },
  {
    id: 'black-rose',
    name: editorWords.kits.blackRose,
    colours: {
      ground: '#09030a',
      glow: '#a3195b',
      text: '#fde8f1',
      accent: '#ff7db0',
      button: '#22081a',
      buttonText: '#fdeaf3',
    },
  },
  {
    id: 'ash',
    name: editorWords.kits.ash,
    colours: {
      ground: '#08080a',
      glow: '#8d8388',
      text: '#f4efec',
      accent: '#d9cfcb',
      button: '#1b191c',
      buttonText: '#f4efec',
    },
  },
  {
    id: 'witch-light',
    name: editorWords.kits.witchLight,
    colours: {
      ground: '#030806',
      glow: '#1d8a55',
      text: '#e8fbef',
      accent: '#6fe0a0',
      button: '#071d13',
      buttonText: '#e8fbef',
    },
  },
] as const satisfies readonly Palette[]
