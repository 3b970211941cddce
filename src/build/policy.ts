import { createHash } from 'node:crypto'

/** Hosts outside the site that a page may embed: the players. */
export const EMBEDDED_HOSTS = ['https://open.spotify.com'] as const

/** Directives that only a header can carry: a browser ignores them in a page. */
const HEADER_ONLY = { 'frame-ancestors': "'none'" } as const

/** The inline code of the site's pages. */
export interface InlineCode {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What a page may load: its own files, the players, and the inline code whose hashes are given. */
function directives({ scripts, styles }: InlineCode): Readonly<Record<string, string>> {
  return {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts.map(hash)].join(' '),
    'style-src': ["'self'", ...styles.map(hash)].join(' '),
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': EMBEDDED_HOSTS.join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'upgrade-insecure-requests': '',
  }
}

/** The content security policy for a page's own meta element, for hosts that send no headers. */
export function metaPolicy(code: InlineCode): string {
  return written(directives(code))
}

/** The content security policy for a header: the page's own, and what only a header can say. */
export function headerPolicy(code: InlineCode): string {
  return written({ ...directives(code), ...HEADER_ONLY })
}

function written(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([directive, values]) => `${directive} ${values}`.trim())
    .join('; ')
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
