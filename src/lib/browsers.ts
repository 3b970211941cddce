/** Marks in the user agents of in-app browsers. `; wv)` is Android's WebView. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|Line|musical_ly|BytedanceWebview|TikTok|Snapchat|Pinterest|Twitter|LinkedInApp|MicroMessenger|KAKAOTALK)\b|; wv\)/i

/**
 * True if this browser runs the site's scripts: Safari from 16.4, Firefox from 128, Chrome from 119. `build.target` in
 * `vite.config.ts` names the same versions. Relative colours are the newest feature that the site needs. An older browser
 * shows the pages as without a script.
 */
export function isSupported(): boolean {
  return CSS.supports('color', 'oklch(from red l c h)')
}

/** True in an in-app browser, which cannot save files. @param userAgent as in `navigator.userAgent` */
export function isInApp(userAgent: string): boolean {
  // On an iPhone every browser has `Safari/` in its user agent, and in-app browsers do not.
  return APPS.test(userAgent) || (/iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent))
}
