import { createHash } from 'node:crypto'
import type { OutsideHosts } from '../site/outsideHosts.ts'

/** Inline scripts and styles of a page, which the policy names by hash. */
interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * The content security policy that a page carries in its meta element: it may load its own files, the players and an
 * editor's preview, and it has these scripts and styles in it. All pages agree in the rest, because links between them
 * keep the policy of the page that was opened first.
 *
 * @param hosts those that the content uses
 */
export function metaPolicy({ scripts, styles }: Inline, { players, media, form }: OutsideHosts): string {
  return written({
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts.map(hash)].join(' '),
    'style-src': ["'self'", ...styles.map(hash)].join(' '),
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
  })
}

/**
 * The policy for a page's header: what browsers ignore in a page. The rest stands in the page alone, because a server
 * whose configuration is older than the page would refuse the page's own styles.
 */
export const HEADER_POLICY = "frame-ancestors 'none'"

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
