declare module 'punycode.js' {
  const punycode: {
    /** Decodes the `xn--` parts of a host. */
    toUnicode: (host: string) => string
  }
  export = punycode
}
