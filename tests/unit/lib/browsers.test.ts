import { describe, expect, it } from 'vitest'
import { isInAppBrowser } from '../../../src/lib/browsers.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
/** Without the closing bracket, because a WebView writes `; wv` before it. */
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

describe('the browser inside an app', () => {
  it.each([
    `${IPHONE} Mobile/15E148 Instagram 350.0.0.1`,
    `${IPHONE} Mobile/15E148`,
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`,
    `${ANDROID}; wv) ${CHROME}`,
    `${ANDROID}) ${CHROME} musical_ly_2023 BytedanceWebview/d8a21c6`,
  ])('is recognised: %s', (userAgent) => expect(isInAppBrowser(userAgent)).toBe(true))

  it.each([
    `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`,
    `${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    `${ANDROID}) ${CHROME}`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  ])('differs from a usual browser: %s', (userAgent) => expect(isInAppBrowser(userAgent)).toBe(false))
})
