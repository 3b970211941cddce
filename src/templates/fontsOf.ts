import type { Font } from './kit.ts'

/** What is said of a font whose file, if it has one, is called by its id. @property weight of the file, CSS */
type Said = Omit<Font, 'files'> & { readonly weight: string }

/** A kit's fonts. @param urls their files as data URLs, by paths such as `./fonts/cinzel.woff2` */
export function fontsOf(said: readonly Said[], urls: Readonly<Record<string, string>>): readonly Font[] {
  return said.map(({ weight, ...font }) => {
    const file = `fonts/${font.id}.woff2`
    const url = urls[`./${file}`]
    return { ...font, files: url === undefined ? [] : [{ file, url, weight, style: 'normal' }] }
  })
}
