interface OwnPage {
  /** The start of a message, as in `galleries.ts: “Bowls”`. */
  readonly where: string
  readonly path: string
}

/** Folders that the build fills. A page in one would be sent with the response headers of the folder's files. */
const BUILT_FOLDERS = ['/assets', '/examples']

/** Finds galleries and pages in Markdown whose path another page or a folder of the build has. @param paths of all pages */
export function takenPaths(ownPages: readonly OwnPage[], paths: readonly string[]): string[] {
  // An own page is itself in `paths`, so a second page with its path is the mistake.
  const isTaken = (path: string) =>
    paths.filter((other) => other === path).length > 1 ||
    BUILT_FOLDERS.some((folder) => `${path}/`.startsWith(`${folder}/`))
  return ownPages
    .filter(({ path }) => isTaken(path))
    .map(
      ({ where, path }) => `${where}: is at ${path}, where the site has something else; choose another path.`,
    )
}
