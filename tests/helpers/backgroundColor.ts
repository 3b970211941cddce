import type { Locator } from 'playwright/test'

/** The computed background colour of an element. @param pseudo its pseudo-element, as in `::after` */
export function backgroundColor(element: Locator, pseudo?: string): Promise<string> {
  return element.evaluate((each, part) => getComputedStyle(each, part).backgroundColor, pseudo)
}

/** The computed value of a system colour, as in `Highlight`. @param anyElement an element of the page */
export function systemColor(anyElement: Locator, name: string): Promise<string> {
  return anyElement.evaluate((element, colour) => {
    const sample = element.appendChild(document.createElement('i'))
    sample.style.setProperty('forced-color-adjust', 'none')
    sample.style.backgroundColor = colour
    const { backgroundColor } = getComputedStyle(sample)
    sample.remove()
    return backgroundColor
  }, name)
}
