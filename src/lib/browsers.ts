/** Matches the user agents of in-app browsers. `Barcelona` is Threads, `GSA/` the app of Google, `; wv)` Android's WebView. */
const IN_APP_BROWSERS =
  /\b(FBAN|FBAV|FB_IAB|MetaIAB|Instagram|Barcelona|Line|BytedanceWebview|TikTok|Snapchat|Pinterest|Twitter|LinkedInApp|MicroMessenger|KAKAOTALK|WAiOS|WA4A)\b|\bmusical_ly|\bGSA\/|; wv\)/i
/** Objects that Telegram's browser adds to pages. Its user agent is that of a usual browser. */
const IN_APP_OBJECTS = ['TelegramWebview', 'TelegramWebviewProxy']

/** True if the browser has relative colours, the newest feature that the site needs (`build.target` in `vite.config.ts`). */
export function isBrowserSupported(): boolean {
  return CSS.supports('color', 'oklch(from red l c h)')
}

/** What a browser says of itself. `standalone` is of iOS: true in an app that was added to the home screen. */
type BrowserFacts = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { readonly standalone?: boolean }

/** False where a download goes nowhere. The share sheet may save a file there. */
export function canSaveFiles(): boolean {
  return !isInAppBrowser(navigator) && !isHomeScreenApp(navigator)
}

/** True in an app that was added to the home screen of iOS. A download goes nowhere there. */
export function isHomeScreenApp({ standalone = false }: BrowserFacts): boolean {
  return standalone
}

/** True in an in-app browser, which cannot save files. @param page the global object */
export function isInAppBrowser(facts: BrowserFacts, page: object = globalThis): boolean {
  const { userAgent, maxTouchPoints } = facts
  if (IN_APP_BROWSERS.test(userAgent) || IN_APP_OBJECTS.some((name) => name in page)) return true
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  // On iOS, all browsers have `Safari/` in their user agent. Only in-app browsers and home-screen apps lack it.
  return isIos && !/Safari\//.test(userAgent) && !isHomeScreenApp(facts)
}
