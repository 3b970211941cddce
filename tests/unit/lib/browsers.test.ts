import { describe, expect, it } from 'vitest'
import { isHomeScreenApp, isInAppBrowser } from '../../../src/lib/browsers.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
/** Without the closing bracket, because a WebView writes `; wv` before it. */
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8'
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

describe('the browser inside an app', () => {
  it.each([
    `${IPHONE} Mobile/15E148 Instagram 350.0.0.1`,
    `${IPHONE} Mobile/15E148`,
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`,
    `${ANDROID}; wv) ${CHROME}`,
    `${ANDROID}) ${CHROME} musical_ly_2023 BytedanceWebview/d8a21c6`,
    `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1 musical_ly_41.9.0 BytedanceWebview/d8a21c6`,
    `${IPHONE} Mobile/15E148 Safari/604.1 musical_ly_41.9.0`,
    `${IPHONE} Mobile/22G100 Safari/604.1 MetaIAB Facebook`,
    `${IPHONE} GSA/390.0 Mobile/15E148 Safari/604.1`,
    `${IPHONE} Version/26.0.1 Mobile/15E148 Safari/604.1 [WAiOS/2.25.31]`,
    `${ANDROID}) ${CHROME} [WA4A/2.25.32.75;]`,
    IPAD,
  ])('is recognised: %s', (userAgent) => expect(isInAppBrowser({ userAgent, maxTouchPoints: 5 })).toBe(true))

  it('is recognised by the objects of Telegram', () => {
    for (const name of ['TelegramWebview', 'TelegramWebviewProxy'])
      expect(isInAppBrowser({ userAgent: `${ANDROID}) ${CHROME}`, maxTouchPoints: 5 }, { [name]: {} })).toBe(
        true,
      )
  })

  it.each([
    `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`,
    `${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    `${ANDROID}) ${CHROME}`,
    `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/604.1`,
    `${IPHONE} EdgiOS/140.0 Version/18.0 Mobile/15E148 Safari/604.1`,
    `${ANDROID}) ${CHROME} SamsungBrowser/28.0`,
    `${ANDROID}) ${CHROME} EdgA/140.0 OPR/90.0`,
    `${IPAD} Version/18.0 Safari/605.1.15`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  ])('differs from a usual browser: %s', (userAgent) =>
    expect(isInAppBrowser({ userAgent, maxTouchPoints: 5 })).toBe(false),
  )

  it('differs from a web view of a Mac, which has no touch screen', () =>
    expect(isInAppBrowser({ userAgent: IPAD, maxTouchPoints: 0 })).toBe(false))

  it('differs from an app on the home screen, which cannot save files either', () => {
    for (const userAgent of [IPAD, `${IPHONE} Mobile/15E148`]) {
      const facts = { userAgent, maxTouchPoints: 5, standalone: true }
      expect(isHomeScreenApp(facts)).toBe(true)
      expect(isInAppBrowser(facts)).toBe(false)
    }
    expect(isHomeScreenApp({ userAgent: IPAD, maxTouchPoints: 5, standalone: false })).toBe(false)
  })
})
