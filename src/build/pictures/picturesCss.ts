import type { FoundPicture } from './surveyPictures.ts'

/** What stands in for each picture until it comes, for the style sheets. Without scripts or style attributes. */
export function picturesCss(found: ReadonlyMap<string, FoundPicture>): string {
  return [...found]
    .filter(([, { original }]) => original.ground)
    .map(([src, { original }]) => `[data-picture="${src}"]{background:${original.ground}}`)
    .join('\n')
}
