export const PICTURES_FOLDER = 'assets/pictures/'

/** The headers of a path, or of all paths with a prefix before an asterisk. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

const REFUSED = [
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

/** The Permissions-Policy: players and clipboard. `web-share` is missing, because some browsers warn of its name. */
function permissions(origins: readonly string[]): Readonly<Record<string, string>> {
  const players = origins.map((origin) => `"${origin}"`)
  const allowed = `(${players.join(' ')})`
  const withSelf = `(${['self', ...players].join(' ')})`
  return {
    ...Object.fromEntries(REFUSED.map((feature) => [feature, '()'])),
    autoplay: allowed,
    'clipboard-write': withSelf,
    'encrypted-media': allowed,
    fullscreen: withSelf,
    'picture-in-picture': allowed,
  }
}

/**
 * The headers of a built site: security headers for every path, a policy and no caching for pages, a year's caching for files whose
 * names are hashed. The example sites have their policies in their pages, as on any host.
 *
 * A host sends a path's headers with its 404 response too, and a browser caches that response as long as the file. After
 * a rollback and a second deploy the page would stay broken. So each file that is cached for a year has a rule of its
 * path. There are too many pictures for that, so they are cached for a day. Cloudflare Pages reads a hundred rules, so
 * these come last: a file without its rule is requested on every visit.
 *
 * A host sends the headers of all rules that match, and joins those of one name. So no header is in two rules that
 * match one path. `X-Frame-Options` also applies to the editor's preview, so the site may frame itself. Each
 * page's policy, which browsers prefer, forbids all framing.
 *
 * @param pages paths with a leading slash, perhaps with a trailing asterisk, and their policies
 * @param players the origins of the players that pages embed
 * @param hashed paths of the files with hashed names, without pictures
 * @param languages the folders of the further languages, as in `en`
 */
export function headerRules(
  base: string,
  pages: readonly { readonly path: string; readonly policy: string }[],
  players: readonly string[],
  hashed: readonly string[],
  languages: readonly string[] = [],
): HeaderRule[] {
  const permissionsPolicy = Object.entries(permissions(players))
    .map(([feature, who]) => `${feature}=${who}`)
    .join(', ')
  const folders = ['', ...languages.map((language) => `${language}/`)]
  const ends = (path: string) => (/[/*]$/.test(path) ? [path] : [path, `${path}/`])
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
      // Scripts, fonts and pictures are for this site; only the preview cards are for others to show.
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
      ends(path).map((end) => ({
        path: `${base}${end.slice(1)}`,
        headers: {
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': policy,
          // Keeps pages out of other sites' processes (Spectre). An opener policy would do more for browsers without
          // site isolation, but every browser then starts a process for the editor, which takes 60 ms more.
          'Cross-Origin-Resource-Policy': 'same-origin',
        },
      })),
    ),
    ...hashed.map((file) => ({
      path: base + file,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
  ]
}

export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n')
}

/** Reads a `_headers` file. A line that is neither a path nor a header of one is passed over, as hosts do. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? []
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} })
    else if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
  }
  return rules
}

/** The headers that a path is sent with. @param path as in a request, without its query */
export function headersAt(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const matches = (rule: HeaderRule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers))
}
