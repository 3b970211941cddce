import type { Locator } from 'playwright/test'

/** The ground of an element as computed styles write it. @param pseudo a part of it, as in `::after` */
export function backgroundColor(element: Locator, pseudo?: string): Promise<string> {
  return element.evaluate((each, part) => getComputedStyle(each, part).backgroundColor, pseudo)
}

/** The colour that a system's word stands for here, as in `Highlight`, as computed styles write it. */
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
