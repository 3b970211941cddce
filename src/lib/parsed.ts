// Each function returns undefined for a text that it cannot read.

/** `URL.parse`, which Safari has from version 18 on. */
export function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param decode `decodeURI` does not decode the signs that separate the parts of an address */
export function decodedUri(text: string, decode: (text: string) => string = decodeURIComponent) {
  try {
    return decode(text)
  } catch {
    return undefined
  }
}
