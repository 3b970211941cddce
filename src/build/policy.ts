import { createHash } from 'node:crypto'
import type { OutsideHosts } from '../site/outsideHosts.ts'

/** Inline scripts and styles of a page. The policy allows each by its hash. */
interface InlineCode {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * The content security policy in a page's meta element. It allows the site's files, the hosts that the content uses, the
 * editor's preview and the page's inline code. Apart from the hashes of that code all pages have the same policy, because
 * the first page's policy stays when a link opens another page without a reload.
 */
export function metaPolicy(
  { scripts, styles }: InlineCode,
  { players, media, forms, counters }: OutsideHosts,
): string {
  return policyText({
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

/** The directive that browsers ignore in a meta element. Hashes in a header would block the styles of another build. */
export const HEADER_POLICY = "frame-ancestors 'none'"

/** The policy in the meta element of the preview's page. @param scripts the code of its inline scripts */
export function previewPolicy(scripts: readonly string[]): string {
  return policyText({
    'default-src': "'none'",
    'script-src': scripts.map(hash).join(' '),
    'img-src': 'data: blob:',
    'font-src': 'data: blob:',
    'base-uri': "'none'",
    'form-action': "'none'",
  })
}

/**
 * Sandboxes the preview's page also outside the editor, which only a header can do. It has no `frame-ancestors 'self'`:
 * a sandboxed page has no origin, so Safari would refuse to frame it. `X-Frame-Options` limits framing instead.
 */
export const PREVIEW_HEADER_POLICY = 'sandbox allow-scripts'

function policyText(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([directive, values]) => `${directive} ${values}`.trim())
    .join('; ')
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
