import { createHash } from 'node:crypto'
import type { OutsideHosts } from '../../sections/section.ts'

interface InlineCode {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * The content security policy in a page's meta element. Apart from the hashes of inline code all pages have the same
 * policy, because the first page's policy stays when a link opens another page without a reload.
 */
export function metaPolicy({ scripts, styles }: InlineCode, { players, media, forms }: OutsideHosts): string {
  return policyText({
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts.map(hash)].join(' '),
    'style-src': ["'self'", ...styles.map(hash)].join(' '),
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': [...new Set(["'self'", ...forms])].join(' '),
    'frame-src': ["'self'", ...players].join(' '),
    'media-src': ["'self'", ...media].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': forms.length > 0 ? forms.join(' ') : "'none'",
  })
}

/** The policy in the meta element of the editor's preview. A script sets its styles. @param scripts its inline scripts */
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

function policyText(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([directive, values]) => `${directive} ${values}`.trim())
    .join('; ')
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
