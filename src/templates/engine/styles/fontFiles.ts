import type { SiteData } from '../data/siteData.ts'
import { FONT_ROLES, type Font, type FontFile, fontOf, type Kit } from '../kit/kit.ts'
import { filesForLetters } from './fontSubsets.ts'
import { pageText } from './pageText.ts'

/** The fonts of a page: of its headings and of its text, or one for both. */
export function chosenFonts(
  kit: Kit,
  data: Pick<SiteData, `${(typeof FONT_ROLES)[number]}Font`>,
): readonly Font[] {
  return [...new Set(FONT_ROLES.map((role) => fontOf(kit, data[`${role}Font`], role)))]
}

/**
 * The files of a page's fonts from which a browser takes the letters of its text. Digits and punctuation do not count:
 * otherwise almost every page in Arabic or Japanese would have the Latin files too.
 */
export function fontFilesFor(kit: Kit, data: SiteData): readonly FontFile[] {
  const letters = pageText(kit, data).replace(/\P{L}/gu, '')
  return chosenFonts(kit, data).flatMap(({ files }) => filesForLetters(files, letters))
}
