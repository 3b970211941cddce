import type { Locator } from 'playwright/test'

/** The computed background colour of an element. @param pseudo its pseudo-element, as in `::after` */
export function backgroundColor(element: Locator, pseudo?: string): Promise<string> {
  return element.evaluate((each, part) => getComputedStyle(each, part).backgroundColor, pseudo)
}

/**
 * The computed value of a system colour.
 *
 * @param somewhere any element of the page
 * @param word its name, as in `Highlight`
 */
export function systemColor(somewhere: Locator, word: string): Promise<string> {
  return somewhere.evaluate((element, name) => {
    const sample = element.appendChild(document.createElement('i'))
    sample.style.setProperty('forced-color-adjust', 'none')
    sample.style.backgroundColor = name
    const { backgroundColor } = getComputedStyle(sample)
    sample.remove()
    return backgroundColor
  }, word)
}
