const MOST_CHARACTERS = 60

/** The page's name in plain letters. */
export function zipName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MOST_CHARACTERS)
  return `${plain || 'my-page'}.zip`
}
