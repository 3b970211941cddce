interface Page {
  readonly path: string
}

/** Folders of the site's own files. */
const FOLDERS = ['/assets', '/examples']

/**
 * Finds galleries whose path the site has for another page, or for files.
 *
 * @param file its name in messages
 * @param pages of the site, the galleries included
 */
export function pathMistakes(
  file: string,
  galleries: readonly (Page & { readonly title: string })[],
  pages: readonly Page[],
): string[] {
  return galleries.flatMap(({ path, title }) => {
    const isTaken = pages.filter((page) => page.path === path).length > 1 || FOLDERS.includes(path)
    return isTaken
      ? [`${file}: “${title}”: path is ${path}, which the site has for something else; choose another.`]
      : []
  })
}
