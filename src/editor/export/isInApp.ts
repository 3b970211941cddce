const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|Line|musical_ly|BytedanceWebview|TikTok|Snapchat|Pinterest|Twitter|LinkedInApp|MicroMessenger|KAKAOTALK)\b|; wv\)/i

/** True in an in-app browser, which cannot save files. @param userAgent as in `navigator.userAgent` */
export function isInApp(userAgent: string): boolean {
  // Every browser of an iPhone names Safari. In-app browsers do not.
  return APPS.test(userAgent) || (/iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent))
}
