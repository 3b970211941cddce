/** The folder of encoded pictures, below the output folder. */
export const PICTURES_FOLDER = 'assets/pictures/'

/** The headers of a path. With an asterisk at its end, of all paths that begin with the text before it. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Browser features that no page may use. */
const FORBIDDEN_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** The Permissions-Policy. It does not name `web-share`, because some browsers warn that they do not know it. */
function permissions(origins: readonly string[]): Readonly<Record<string, string>> {
  const players = origins.map((origin) => `"${origin}"`)
  const forPlayers = `(${players.join(' ')})`
  const forPlayersAndSelf = `(${['self', ...players].join(' ')})`
  return {
    ...Object.fromEntries(FORBIDDEN_FEATURES.map((feature) => [feature, '()'])),
    autoplay: forPlayers,
    'clipboard-write': forPlayersAndSelf,
    'encrypted-media': forPlayers,
    fullscreen: forPlayersAndSelf,
    'picture-in-picture': forPlayers,
  }
}

/**
 * The headers of a built site: security headers for every path, a policy and no caching for pages, caching for a year for
 * files with hashed names. The example sites have their policies in their pages, as exported sites do.
 * A host also sends the headers of a path with its 404 response, and a browser caches that response as long as the file.
 * After a rollback and a second deploy the page would stay broken. So each file that is cached for a year has a rule for
 * exactly its path. For pictures this would be too many rules, so they are cached for a day. Cloudflare Pages reads only a
 * hundred rules, so the rules for files are last: a file without its rule is requested on every visit.
 * A host sends the headers of all rules that match a path, and joins headers with the same name. So no two rules that match
 * one path have the same header. `X-Frame-Options` also applies to the editor's preview, so it lets the site frame itself.
 * The policy of each page, which browsers prefer to that header, forbids all framing.
 * @param base the base path of the site, with a slash at both ends
 * @param pages paths that begin with a slash, perhaps with an asterisk at the end, and their policies
 * @param players the origins of the players that pages embed
 * @param hashedFiles the files with hashed names, from the output folder, without pictures
 * @param languages the folders of the further languages, as in `en`
 */
export function headerRules(
  base: string,
  pages: readonly { readonly path: string; readonly policy: string }[],
  players: readonly string[],
  hashedFiles: readonly string[],
  languages: readonly string[] = [],
): HeaderRule[] {
  const permissionsPolicy = Object.entries(permissions(players))
    .map(([feature, who]) => `${feature}=${who}`)
    .join(', ')
  const folders = ['', ...languages.map((language) => `${language}/`)]
  // A request may have a slash at its end or not.
  const variantsOf = (path: string) => (/[/*]$/.test(path) ? [path] : [path, `${path}/`])
  return [
    {
      path: `${base}*`,
      headers: {
        'Permissions-Policy': permissionsPolicy,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
      },
    },
    ...folders.map((folder) => ({
      path: `${base}${folder}assets/*`,
      // Other sites may not embed scripts, fonts and pictures. Preview cards are not in this folder.
      headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
    })),
    {
      path: `${base}${PICTURES_FOLDER}*`,
      headers: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=31536000' },
    },
    ...folders.map((folder) => ({
      path: `${base}${folder}examples/*`,
      headers: { 'Cache-Control': 'no-cache' },
    })),
    ...pages.flatMap(({ path, policy }) =>
      variantsOf(path).map((variant) => ({
        path: `${base}${variant.slice(1)}`,
        headers: {
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': policy,
          // Keeps pages out of other sites' processes (Spectre). A Cross-Origin-Opener-Policy would help browsers without
          // site isolation too, but all browsers would start a process for the editor, which takes 60 ms more.
          'Cross-Origin-Resource-Policy': 'same-origin',
        },
      })),
    ),
    ...hashedFiles.map((file) => ({
      path: base + file,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
  ]
}

/** The file `_headers`, in the form of Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n')
}

/** Reads a `_headers` file. Lines that are neither a path nor a header are ignored, as by hosts. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? []
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} })
    else if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
  }
  return rules
}

/** The headers that a host sends for a path. @param path as in a request, without its query */
export function headersAt(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const matches = (rule: HeaderRule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers))
}
