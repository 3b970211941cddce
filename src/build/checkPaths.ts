interface Page {
  readonly path: string
}

type Gallery = Page & { readonly title: string }
type TextFile = Page & { readonly name: string }

/** Folders that the build fills. A page in one would be sent with the response headers of the folder's files. */
const BUILT_FOLDERS = ['/assets', '/examples']

/** Finds galleries and texts in Markdown whose path another page or a folder of the build has. */
export function takenPaths(
  galleriesFile: string,
  galleries: readonly Gallery[],
  texts: readonly TextFile[],
  allPages: readonly Page[],
): string[] {
  // The gallery or the text is itself in `allPages`, so a second page with its path is the mistake.
  const isTaken = ({ path }: Page) =>
    allPages.filter((page) => page.path === path).length > 1 || isInBuiltFolder(path)
  const textAt = (path: string) => texts.find((text) => text.path === path)
  const galleryMistakes = galleries.filter(isTaken).map(({ path, title }) => {
    const text = textAt(path)
    const place = `${galleriesFile}: “${title}”: path is ${path}`
    return text
      ? `${place}, where ${text.name} is too; choose another, or rename the file.`
      : `${place}, which the site has for something else; choose another.`
  })
  const textMistakes = texts
    .filter((text) => isTaken(text) && !galleries.some(({ path }) => path === text.path))
    .map(
      ({ name, path }) =>
        `${name}: its page would be at ${path}, where the site has ${isInBuiltFolder(path) ? 'files of its own; choose another name' : 'another; rename the file'}.`,
    )
  return [...galleryMistakes, ...textMistakes]
}

function isInBuiltFolder(path: string): boolean {
  return BUILT_FOLDERS.some((folder) => `${path}/`.startsWith(`${folder}/`))
}
