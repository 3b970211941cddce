import type { Theme } from '../constants/palette.ts'

/** The themes that the site comes with, by the name that `theme.json` gives. */
export const themes = {
  night: {
    void: '#05060d',
    dusk: '#0d1024',
    moonlight: '#788cd6',
    text: '#f4efe2',
    quietText: '#c3c6d6',
    accent: '#f6a6c6',
    gold: '#f0cf8a',
  },
  'green-dusk': {
    void: '#040a08',
    dusk: '#0a2019',
    moonlight: '#5fa388',
    text: '#f0f2e2',
    quietText: '#c8d6cc',
    accent: '#a9e2b4',
    gold: '#f0d78a',
  },
  violet: {
    void: '#09050f',
    dusk: '#1b0f2c',
    moonlight: '#9b83d8',
    text: '#f3ecf4',
    quietText: '#cbc2d8',
    accent: '#d9b3ff',
    gold: '#f2cf9c',
  },
  sepia: {
    void: '#0b0704',
    dusk: '#22160c',
    moonlight: '#b08a58',
    text: '#f6ead6',
    quietText: '#dccfbb',
    accent: '#f9c796',
    gold: '#f4d08c',
  },
} as const satisfies Record<string, Theme>

export type ThemeName = keyof typeof themes
