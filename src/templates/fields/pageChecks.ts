import { fill } from '../../lib/fill.ts'
import { isLanguage } from '../../lib/language.ts'
import { editorWords } from '../../site/editorWords.ts'
import { minContrast, TEXT_CONTRAST } from '../findReadable.ts'
import { TEXT_PARTS } from '../kit.ts'
import { readAddress } from '../safeAddress.ts'
import { exampleProblems } from './addressProblems.ts'
import { type CheckContext, type PageTexts, type Problem, warning } from './field.ts'
import type { Colours } from './lookTypes.ts'
import type { Picture } from './pictureType.ts'

const messages = editorWords.check

/** A check of a text that may be missing, or still be a sample's. @param missing null where it may be empty */
export function textCheck(missing: string | null, sample: string) {
  return (text: string, { samples }: CheckContext<string>): readonly Problem[] => {
    if (!text.trim()) return missing === null ? [] : [warning(missing)]
    return samples.some(({ value }) => value === text) ? [warning(sample)] : []
  }
}

export function standInCheck(standIn: (page: PageTexts) => string, missing: string, sample: string) {
  return (text: string, context: CheckContext<string>): readonly Problem[] =>
    textCheck(standIn(context.page).trim() ? null : missing, sample)(text, context)
}

/** Without a name the page is headed with its title, or with the name of its template. */
export function checkName(name: string, context: CheckContext<string>): readonly Problem[] {
  const heading = context.page.title.trim() || context.kit.name
  return textCheck(fill(messages.name, { heading }), messages.sampleName)(name, context)
}

export function checkLanguage(language: string): readonly Problem[] {
  return isLanguage(language) ? [] : [warning(messages.language)]
}

export function checkPublished(address: string): readonly Problem[] {
  const { kind } = readAddress(address)
  return kind === 'safe' || kind === 'empty' ? exampleProblems(address) : [warning(messages.address)]
}

export function checkPicture(picture: Picture | null): readonly Problem[] {
  return picture && !picture.alt.trim() ? [warning(messages.alt, 'alt')] : []
}

/** The portrait may also be a sample's, or have its description. */
export function checkPortrait(
  portrait: Picture | null,
  { samples, files }: CheckContext<Picture | null>,
): readonly Problem[] {
  if (!portrait) return []
  const bytes = files.get(portrait.file)
  const isSample = samples.some(({ value, pictures }) => isSame(bytes, pictures.get(value?.file ?? '')))
  if (isSample) return [...checkPicture(portrait), warning(messages.samplePicture)]
  const isSampleAlt = portrait.alt !== '' && samples.some(({ value }) => value?.alt === portrait.alt)
  return isSampleAlt ? [warning(messages.sampleAlt, 'alt')] : checkPicture(portrait)
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one?.length === other?.length && one?.every((byte, index) => byte === other?.[index]) === true
}

/** Text in a colour that is hard to read on its background. */
export function checkColours(colours: Colours, { kit }: CheckContext<Colours>): readonly Problem[] {
  const backgrounds = kit.backgrounds(colours)
  return TEXT_PARTS.flatMap((part) => {
    const ratio = minContrast(colours[part], backgrounds[part])
    if (ratio >= TEXT_CONTRAST) return []
    const facts = { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), least: TEXT_CONTRAST }
    return [warning(fill(messages.contrast, facts), part)]
  })
}
