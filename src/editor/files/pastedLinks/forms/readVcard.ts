import { linksTo } from '../entries.ts'
import type { Reading } from '../reading.ts'

const PROPERTY = /^(?:[\w-]+\.)?(URL|EMAIL|TEL|IMPP|(?:X-)?SOCIALPROFILE)(?:;[^:]*)?:(.*)$/i
const SCHEMES: Readonly<Record<string, string>> = { EMAIL: 'mailto:', TEL: 'tel:' }

/** Reads the addresses of a vCard (RFC 6350), also of version 3 and of a part of a card. Null for other texts. */
export function readVcard(text: string): Reading | null {
  if (!/^(BEGIN:VCARD|FN[:;].*|(URL|EMAIL|TEL);TYPE=.*)\s*$/im.test(text)) return null
  const addresses = text
    .replace(/\r?\n[ \t]/g, '')
    .split(/[\r\n]+/)
    .flatMap((line) => {
      const [, property = '', value = ''] = PROPERTY.exec(line) ?? []
      const address = value.replace(/\\([\\,;:])/g, '$1')
      const scheme = SCHEMES[property.toUpperCase()] ?? ''
      return address.toLowerCase().startsWith(scheme) ? [address] : [scheme + address]
    })
  return { links: linksTo(addresses, ''), unread: [] }
}
