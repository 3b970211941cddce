/** Apps that show pages in a window of theirs, in which nothing can be saved. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|Line|musical_ly|BytedanceWebview|TikTok|Snapchat|Pinterest|Twitter|LinkedInApp|MicroMessenger|KAKAOTALK)\b|; wv\)/i

/** Returns true inside an app's browser, which cannot save files. @param userAgent as in `navigator.userAgent` */
export function isInApp(userAgent: string): boolean {
  // Every browser of an iPhone calls itself Safari too; the inside of an app does not.
  return APPS.test(userAgent) || (/iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent))
}
