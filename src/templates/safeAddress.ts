const SAFE_SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:']
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i
const MAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/
const HOST = /^[^\s/?#@:.]+(\.[^\s/?#@:.]+)+(:\d+)?([/?#]|$)/

/** An address is safe to link, empty, broken or unsafe. */
export type Address =
  | { readonly kind: 'safe'; readonly href: string }
  | { readonly kind: 'empty' | 'broken' | 'unsafe' }

/**
 * Reads an address as people write it: `example.com/you` and `you@example.com` are meant as links. Only `http`, `https`,
 * `mailto` and `tel` are safe.
 */
export function readAddress(text: string): Address {
  const written = text.trim()
  if (written === '') return { kind: 'empty' }
  const url = parse(meant(written))
  if (!url) return { kind: 'broken' }
  if (!SAFE_SCHEMES.includes(url.protocol)) return { kind: 'unsafe' }
  return { kind: 'safe', href: url.href }
}

/** The `href` of an address, or null when it must not be linked. */
export function safeHref(text: string): string | null {
  const address = readAddress(text)
  return address.kind === 'safe' ? address.href : null
}

function meant(written: string): string {
  if (SCHEME.test(written)) return written
  if (MAIL.test(written)) return `mailto:${written}`
  return HOST.test(written) ? `https://${written}` : written
}

function parse(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
