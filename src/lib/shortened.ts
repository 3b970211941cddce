/**
 * Truncates a text that is too long, and ends it with an ellipsis.
 * @param maxCharacters length limit, code points. The default leaves room for the rest of a sentence
 */
export function shortened(text: string, maxCharacters = 40): string {
  // Code points, so that no surrogate pair is cut in half.
  const characters = [...text]
  if (characters.length <= maxCharacters) return text
  return `${characters
    .slice(0, maxCharacters - 1)
    .join('')
    .trimEnd()}…`
}
