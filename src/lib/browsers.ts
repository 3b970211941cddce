/** Matches the user agents of in-app browsers. `Barcelona` is Threads, `GSA/` the app of Google, `; wv)` Android's WebView. */
const IN_APP_BROWSERS =
  /\b(FBAN|FBAV|FB_IAB|MetaIAB|Instagram|Barcelona|Line|BytedanceWebview|TikTok|Snapchat|Pinterest|Twitter|LinkedInApp|MicroMessenger|KAKAOTALK|WAiOS|WA4A)\b|\bmusical_ly|\bGSA\/|; wv\)/i
/** Objects that Telegram's browser adds to pages. Its user agent is that of a usual browser. */
const IN_APP_OBJECTS = ['TelegramWebview', 'TelegramWebviewProxy']

/** True if the browser has relative colours, the newest feature that the site needs (`build.target` in `vite.config.ts`). */
export function isBrowserSupported(): boolean {
  return CSS.supports('color', 'oklch(from red l c h)')
}

/** True in an in-app browser, which cannot save files. @param page the global object */
export function isInAppBrowser(userAgent: string, page: object = globalThis): boolean {
  if (IN_APP_BROWSERS.test(userAgent) || IN_APP_OBJECTS.some((name) => name in page)) return true
  // On iOS, all browsers except in-app browsers have `Safari/` in their user agent.
  return /iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent)
}
