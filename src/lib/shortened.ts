/**
 * Truncates a text that is too long, with an ellipsis at its end.
 * @param maxCharacters length limit, code points
 */
export function shortened(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  // Code points, so that no surrogate pair is cut in half.
  const characters = [...text]
  if (characters.length <= maxCharacters) return text
  return `${characters
    .slice(0, maxCharacters - 1)
    .join('')
    .trimEnd()}…`
}
