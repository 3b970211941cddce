interface Page {
  readonly path: string
}

type Gallery = Page & { readonly title: string }
type TextFile = Page & { readonly name: string }

/** Folders of the site's own files. */
const FOLDERS = ['/assets', '/examples']

/** Finds galleries and pages in Markdown with the path of another page or of files. @param pages 404 pages too */
export function takenPaths(
  file: string,
  galleries: readonly Gallery[],
  texts: readonly TextFile[],
  pages: readonly Page[],
): string[] {
  const isTaken = ({ path }: Page) =>
    pages.filter((page) => page.path === path).length > 1 || FOLDERS.includes(path)
  const textAt = (path: string) => texts.find((text) => text.path === path)
  const ofGalleries = galleries.filter(isTaken).map(({ path, title }) => {
    const text = textAt(path)
    const place = `${file}: “${title}”: path is ${path}`
    return text
      ? `${place}, where ${text.name} is too; choose another, or rename the file.`
      : `${place}, which the site has for something else; choose another.`
  })
  const ofTexts = texts
    .filter((text) => isTaken(text) && !galleries.some(({ path }) => path === text.path))
    .map(
      ({ name, path }) =>
        `${name}: its page would be at ${path}, where the site has another; rename the file.`,
    )
  return [...ofGalleries, ...ofTexts]
}
