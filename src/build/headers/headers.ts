/** The encoded pictures, below the output folder. */
export const PICTURES_FOLDER = 'assets/pictures/'

/** The page of the editor's preview, below the output folder. */
export const PREVIEW_FOLDER = 'editor/frame/'

/**
 * Sandboxes the preview also when it is opened directly. It has no `frame-ancestors 'self'`: a sandboxed page has no origin,
 * so Safari would not show the preview in the editor. `X-Frame-Options` limits framing instead.
 */
const PREVIEW_POLICY = 'sandbox allow-scripts'

/** The response headers of a path. A path such as `/assets/*` stands for all paths that begin with `/assets/`. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

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

/** Allowlists by feature. `web-share` is missing, because some browsers warn that they do not know it. */
function permissionsPolicyOf(playerOrigins: readonly string[]): Readonly<Record<string, string>> {
  const players = playerOrigins.map((origin) => `"${origin}"`)
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
 * The headers of a built site: few rules, because Cloudflare Pages reads only the first hundred. If two rules match a path and
 * have the same header, a host joins the two values. So no path gets a header from two rules. Hosts have browsers ask for each
 * page again by default.
 * @param base with a slash at both ends
 * @param players the origins of the embedded players
 */
export function headerRules(base: string, players: readonly string[]): HeaderRule[] {
  const permissionsPolicy = Object.entries(permissionsPolicyOf(players))
    .map(([feature, allowlist]) => `${feature}=${allowlist}`)
    .join(', ')
  return [
    {
      path: `${base}*`,
      headers: {
        'Permissions-Policy': permissionsPolicy,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        // The editor frames its preview.
        'X-Frame-Options': 'SAMEORIGIN',
      },
    },
    {
      path: `${base}assets/*`,
      headers: {
        // Fresh for a day only, because the rule also applies to the 404 responses of missing files.
        'Cache-Control': 'public, max-age=86400, stale-while-revalidate=31536000',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    { path: `${base}examples/*`, headers: { 'Cache-Control': 'no-cache' } },
    { path: `${base}${PREVIEW_FOLDER}*`, headers: { 'Content-Security-Policy': PREVIEW_POLICY } },
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

/** Reads a `_headers` file. Like hosts, it ignores lines that are neither a path nor a header. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? []
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} })
    else if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
  }
  return rules
}

/** The headers that a host sends for a path. @param path decoded, without a query */
export function headersAt(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const matches = (rule: HeaderRule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers))
}
