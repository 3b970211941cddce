import { type EditorWords, editorWords } from '../site/editorWords.ts'
import type { Palette } from './kit.ts'
import type { Colours } from './siteData.ts'

/** A template's palettes, each under its name in the editor's words. @param palettes by the key of that name */
export function namedPalettes(
  palettes: Readonly<Partial<Record<keyof EditorWords['kits'], Colours>>>,
): Palette[] {
  return Object.entries(palettes).map(([key, colours]) => ({
    name: editorWords.kits[key as keyof EditorWords['kits']],
    colours,
  }))
}
