import { createHash } from 'node:crypto'
import type { OutsideHosts } from '../site/outsideHosts.ts'

/** Directives that only a header can carry: a browser ignores them in a page. */
const HEADER_ONLY = { 'frame-ancestors': "'none'" } as const

/**
 * What a page may load: its own files, the players, an editor's preview, and inline scripts whose hashes are given. All
 * pages have one policy, because links between them keep the policy of the page that was opened first.
 *
 * @param scripts the code of the inline scripts
 * @param hosts those that the content uses
 */
function directives(
  scripts: readonly string[],
  { players, media, form }: OutsideHosts,
): Readonly<Record<string, string>> {
  return {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts.map(hash)].join(' '),
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': [...new Set(["'self'", ...form])].join(' '),
    'frame-src': ["'self'", ...players].join(' '),
    'media-src': ["'self'", ...media].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': form.length > 0 ? form.join(' ') : "'none'",
  }
}

/** The content security policy for a page's own meta element, for hosts that send no headers. */
export function metaPolicy(scripts: readonly string[], hosts: OutsideHosts): string {
  return written(directives(scripts, hosts))
}

/** The content security policy for a header: the page's own, and what only a header can say. */
export function headerPolicy(scripts: readonly string[], hosts: OutsideHosts): string {
  return written({ ...directives(scripts, hosts), ...HEADER_ONLY })
}

/** The policy of the preview's own page: it runs these scripts, shows bytes that it received, and sends no request. */
export function previewPolicy(scripts: readonly string[]): string {
  return written({
    'default-src': "'none'",
    'script-src': scripts.map(hash).join(' '),
    'img-src': 'data: blob:',
    'font-src': 'data: blob:',
    'base-uri': "'none'",
    'form-action': "'none'",
  })
}

/**
 * The policy that only a header can add: the preview is sandboxed when it is opened by itself, too. `X-Frame-Options` says
 * who may frame it: for `frame-ancestors 'self'`, Safari compares with the origin that a sandboxed page lacks.
 */
export const PREVIEW_HEADER_POLICY = 'sandbox allow-scripts'

function written(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([directive, values]) => `${directive} ${values}`.trim())
    .join('; ')
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
