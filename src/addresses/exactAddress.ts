/* Addresses in an owner's files are exact: nothing is added to them or corrected. */

export const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'
/** True for a server on the owner's computer, where owners try a form. The check of a build refuses this address. */
export const isLocalhost = (url: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(url)
/** True for `/media`, false for `//example.com`, which leads to another site. */
export const isSitePath = (url: string) => /^\/(?![/\\])/.test(url)
export const isMailto = (url: string) => /^mailto:[^\s@]+@[^\s@]+$/.test(url)
