/** Matches the user agents of in-app browsers. `Barcelona` is Threads, and `; wv)` is Android's WebView. */
const IN_APP_BROWSERS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|Line|musical_ly|BytedanceWebview|TikTok|Snapchat|Pinterest|Twitter|LinkedInApp|MicroMessenger|KAKAOTALK)\b|; wv\)/i

/** True if the browser has relative colours, the newest feature that the site needs (`build.target` in `vite.config.ts`). */
export function isBrowserSupported(): boolean {
  return CSS.supports('color', 'oklch(from red l c h)')
}

/** True in an in-app browser, which cannot save files. */
export function isInAppBrowser(userAgent: string): boolean {
  if (IN_APP_BROWSERS.test(userAgent)) return true
  // On iOS, all browsers except in-app browsers have `Safari/` in their user agent.
  return /iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent)
}
