import type { FoundPicture } from './surveyPictures.ts'

/** CSS for the placeholder of each picture. The policy forbids style attributes. */
export function picturesCss(found: ReadonlyMap<string, FoundPicture>): string {
  return [...found]
    .filter(([, { original }]) => original.ground)
    .map(([src, { original }]) => `[data-picture="${src}"]{background:${original.ground}}`)
    .join('\n')
}
