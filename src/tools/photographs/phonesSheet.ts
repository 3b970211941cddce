const PHONE = { widthPx: 340, heightPx: 736, radiusPx: 44, framePx: 9, gapPx: 84 } as const

/** The HTML of a page with phones side by side, of which the second is higher. @param screens screenshots as data URLs */
export function phonesSheet(
  screens: readonly string[],
  [middleColour, edgeColour]: readonly [string, string],
): string {
  const { widthPx, heightPx, radiusPx, framePx, gapPx } = PHONE
  const images = screens.map((screen) => `<img alt="" src="${screen}">`)
  return `<!doctype html>
    <style>
      body {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: ${gapPx}px;
        height: 100vh;
        margin: 0;
        background: radial-gradient(75% 90% at 50% 45%, ${middleColour}, ${edgeColour});
        overflow: hidden;
      }
      img {
        width: ${widthPx}px;
        height: ${heightPx}px;
        border-radius: ${radiusPx}px;
        outline: ${framePx}px solid #0b0b12;
        box-shadow: 0 0 0 ${framePx + 1}px #4a4a58, 0 34px 60px 8px rgb(0 0 0 / 0.5);
        object-fit: cover;
        object-position: top;
        translate: 0 34px;
      }
      img:nth-of-type(2) {
        translate: 0 -22px;
      }
    </style>
    ${images.join('')}`
}
