import type { SiteFile } from '../../../templates/engine/data/siteData.ts'

const MAX_NAME_CHARACTERS = 60
/** ASCII spelling of letters that Unicode normalization does not decompose. */
const ASCII_SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
}

/** The file name of a ZIP, from the page's name or else the template's name: `cafe-moon.zip` for `Café Moon`. */
export function zipName(name: string, templateName: string): string {
  return `${asciiSlug(name) || asciiSlug(templateName) || 'my-page'}.zip`
}

function asciiSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœþøłđðı]/g, (letter) => ASCII_SPELLINGS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_NAME_CHARACTERS)
    .replace(/-$/, '')
}

/** Packs the files of a page as a ZIP. @param onProgress receives the progress, [0, 1] */
export async function packFile(
  files: readonly SiteFile[],
  zipFileName: string,
  onProgress?: (progress: number) => void,
): Promise<File> {
  const { packSite } = await import('../../../templates/engine/zip/packSite.ts')
  const bytes = await packSite(files, onProgress)
  // The type of `bytes` allows shared memory, which `File` does not take. A copy is never shared.
  return new File([bytes.slice()], zipFileName, { type: 'application/zip' })
}
