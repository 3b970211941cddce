import { type EditorWords, editorWords } from '../site/editorWords.ts'
import effects from './effects.js?raw'
import type { Font, Kit } from './kit.ts'
import type { Colours } from './siteData.ts'

/** What is said of a font whose file, if it has one, is called by its id. @property weight of the file, CSS */
type SaidFont = Omit<Font, 'files'> & { readonly weight: string }

/** What the folder of a kit holds, but for what all kits share. */
interface KitFolder
  extends Pick<Kit, 'id' | 'rareFonts' | 'grounds' | 'layout' | 'look' | 'icon' | 'cursor' | 'pressCursor'> {
  readonly fonts: readonly SaidFont[]
  /** The fonts' files as data URLs, by paths such as `./fonts/cinzel.woff2`. */
  readonly fontUrls: Readonly<Record<string, string>>
  /** By the keys of their names. */
  readonly palettes: Readonly<Partial<Record<keyof EditorWords['kits'], Colours>>>
  readonly script: string
  /** Its share picture as a data URL. */
  readonly share: string
  readonly pictures?: Kit['pictures']
}

/** A kit of what its folder holds, in the editor's words. @param key of its name among them */
export function kitOf(
  key: 'bloodMoon' | 'magicalFantasy' | 'dreamyPastel',
  { fonts, fontUrls, palettes, script, share, pictures = [], ...own }: KitFolder,
): Kit {
  const { kits } = editorWords
  return {
    ...own,
    name: kits[key],
    fonts: fonts.map(({ weight, ...font }) => {
      const file = `fonts/${font.id}.woff2`
      const url = fontUrls[`./${file}`]
      return { ...font, files: url === undefined ? [] : [{ file, url, weight, style: 'normal' }] }
    }),
    palettes: Object.entries(palettes).map(([name, colours]) => ({
      name: kits[name as keyof typeof kits],
      colours,
    })),
    effectName: kits[`${key}Effect`],
    cursorName: kits[`${key}Cursor`],
    script: effects + script,
    sharePicture: { file: 'share.jpg', url: share, alt: kits[`${key}Picture`] },
    pictures,
  }
}
