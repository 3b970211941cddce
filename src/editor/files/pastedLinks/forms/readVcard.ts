import type { Block } from '../block.ts'

const PROPERTY = /^(?:[\w-]+\.)?(URL|EMAIL|TEL|IMPP|(?:X-)?SOCIALPROFILE)(?:;[^:]*)?:(.*)$/i
const SCHEMES: Readonly<Record<string, string>> = { EMAIL: 'mailto:', TEL: 'tel:' }

export function isVcard(text: string): boolean {
  return /^(BEGIN:VCARD|FN[:;].*|(URL|EMAIL|TEL);TYPE=.*)\s*$/im.test(text)
}

/** Reads the addresses of a vCard (RFC 6350), also of version 3 and of a part of a card. */
export function readVcard(text: string): readonly Block[] {
  const unfolded = text.replace(/\r?\n[ \t]/g, '')
  return unfolded.split(/[\r\n]+/).flatMap((line): Block[] => {
    const [, property, value = ''] = PROPERTY.exec(line) ?? []
    if (!property) return []
    const url = value.replace(/\\([\\,;:])/g, '$1')
    const scheme = SCHEMES[property.toUpperCase()] ?? ''
    return [[{ url: url.toLowerCase().startsWith(scheme) ? url : scheme + url, name: '' }]]
  })
}
