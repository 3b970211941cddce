import { createHash } from 'node:crypto'
import type { OutsideHosts } from '../site/outsideHosts.ts'

/** Inline scripts and styles of a page. The policy allows each by its hash. */
interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * The content security policy in a page's meta element. It allows the site's files, the players, the editor's preview
 * and the given inline code. Apart from that code all pages have the same policy, because links inside the site keep
 * the policy of the first page.
 *
 * @param hosts the hosts that the content uses
 */
export function metaPolicy(
  { scripts, styles }: Inline,
  { players, media, forms, counters }: OutsideHosts,
): string {
  return written({
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts.map(hash)].join(' '),
    'style-src': ["'self'", ...styles.map(hash)].join(' '),
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': [...new Set(["'self'", ...forms, ...counters])].join(' '),
    'frame-src': ["'self'", ...players].join(' '),
    'media-src': ["'self'", ...media].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': forms.length > 0 ? forms.join(' ') : "'none'",
  })
}

/**
 * The policy in a page's header: only the directive that browsers ignore in a meta element. The rest is in the page,
 * because a server with an older configuration would block the page's own styles.
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
 * Sandboxes the preview also when it is opened outside the editor. Only a header can do that. `X-Frame-Options` limits
 * framing instead of `frame-ancestors 'self'`, which Safari never allows for a sandboxed page, because it has no origin.
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
