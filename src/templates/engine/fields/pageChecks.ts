import { formatRatio } from '../../../lib/contrast.ts'
import { fill } from '../../../lib/fill.ts'
import { minContrast, TEXT_CONTRAST } from '../../../lib/findReadable.ts'
import { isLanguage } from '../../../lib/language.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { readAddress } from '../addresses/safeAddress.ts'
import { TEXT_PARTS } from '../kit/kit.ts'
import { exampleProblems } from './addressProblems.ts'
import { type CheckContext, type Problem, warning } from './field.ts'
import type { Colours } from './lookTypes.ts'
import type { Picture } from './pictureType.ts'

const messages = editorWords.check

/** Makes a check that warns of an empty text, unless `emptyMessage` is null, and of a sample's text. */
export function textCheck(emptyMessage: string | null, sampleMessage: string) {
  return (text: string, { samples }: CheckContext<string>): readonly Problem[] => {
    if (!text.trim()) return emptyMessage === null ? [] : [warning(emptyMessage)]
    return samples.some(({ value }) => value === text) ? [warning(sampleMessage)] : []
  }
}

export function checkName(name: string, context: CheckContext<string>): readonly Problem[] {
  const heading = context.page.title.trim() || context.kit.name
  return textCheck(fill(messages.name, { heading }), messages.sampleName)(name, context)
}

export function checkLanguage(language: string): readonly Problem[] {
  return isLanguage(language) ? [] : [warning(messages.language)]
}

export function checkPublishedAddress(address: string): readonly Problem[] {
  const { kind } = readAddress(address)
  return kind === 'safe' || kind === 'empty' ? exampleProblems(address) : [warning(messages.address)]
}

export function checkPicture(picture: Picture | null): readonly Problem[] {
  return picture && !picture.alt.trim() ? [warning(messages.alt, 'alt')] : []
}

/** Warns of a sample's portrait, of a sample's alternative text, and of missing alternative text. */
export function checkPortrait(
  portrait: Picture | null,
  { samples, files }: CheckContext<Picture | null>,
): readonly Problem[] {
  if (!portrait) return []
  const bytes = files.get(portrait.file)
  const isSample = samples.some(({ value, pictures }) => areEqual(bytes, pictures.get(value?.file ?? '')))
  if (isSample) return [...checkPicture(portrait), warning(messages.samplePicture)]
  const isSampleAlt = portrait.alt !== '' && samples.some(({ value }) => value?.alt === portrait.alt)
  return isSampleAlt ? [warning(messages.sampleAlt, 'alt')] : checkPicture(portrait)
}

function areEqual(first: Uint8Array | undefined, second: Uint8Array | undefined): boolean {
  if (!first || !second || first.length !== second.length) return false
  return first.every((byte, index) => byte === second[index])
}

export function checkColours(colours: Colours, { kit }: CheckContext<Colours>): readonly Problem[] {
  const backgrounds = kit.backgrounds(colours)
  return TEXT_PARTS.flatMap((part) => {
    const ratio = minContrast(colours[part], backgrounds[part])
    if (ratio >= TEXT_CONTRAST) return []
    const values = { ratio: formatRatio(ratio), least: TEXT_CONTRAST }
    return [warning(fill(messages.contrast, values), part)]
  })
}
