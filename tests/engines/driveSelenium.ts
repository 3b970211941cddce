import { type Builder, By, error, Key, until } from 'selenium-webdriver'
import type { Browser } from './Browser.ts'

/** Limit for an element to appear, and for its click to succeed, ms. */
const MAX_WAIT_MS = 30_000

/** Number of attempts to set a size. Two are usually enough. */
const MAX_RESIZES = 6

const KEYS = {
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Tab: Key.TAB,
  Enter: Key.ENTER,
}

// WebKitGTK's driver cannot type a line break, but it can press Enter.
const keysOf = (text: string) => text.replaceAll('\n', Key.ENTER)

/**
 * Drives WebKitGTK and Safari, each by its own driver.
 *
 * @param consoleMessages returns the messages since the last call; none if the engine cannot report them
 * @param end stops the processes that were started for the browser
 */
export async function driveSelenium(
  builder: Builder,
  consoleMessages: () => readonly string[],
  end: () => void,
): Promise<Browser> {
  const driver = await builder.build()
  const locatorOf = (target: string) => (target.startsWith('/') ? By.xpath(target) : By.css(target))
  const find = async (target: string) => {
    const element = await driver.wait(until.elementLocated(locatorOf(target)), MAX_WAIT_MS, target)
    return driver.wait(until.elementIsVisible(element), MAX_WAIT_MS, target)
  }
  // Tries until a click succeeds, because a moving element cannot be clicked.
  const click = async (target: string) => {
    const tryClick = async () => {
      const element = await find(target)
      // The page may still scroll after the last click: the editor shows a group of its form in the next frame.
      // WebKitGTK's driver does not scroll to every element below the window.
      await driver.executeAsyncScript(
        (target: Element, done: () => void) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              target.scrollIntoView({ block: 'nearest' })
              done()
            }),
          ),
        element,
      )
      await element.click()
    }
    const isClicked = async () => {
      try {
        await tryClick()
        return true
      } catch (reason) {
        if (reason instanceof error.ElementNotInteractableError) return false
        throw reason
      }
    }
    await driver.wait(isClicked, MAX_WAIT_MS, target)
  }
  return {
    open: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    resize: async (width, height) => {
      const window = driver.manage().window()
      for (let attempt = 0; attempt < MAX_RESIZES; attempt++) {
        const rect = await window.getRect()
        const [innerWidth, innerHeight] = await driver.executeScript<[number, number]>(
          'return [window.innerWidth, window.innerHeight]',
        )
        if (innerWidth === width && innerHeight === height) return
        // The window includes the browser's own controls, so it is larger than its page.
        await window.setRect({
          width: Math.max(width, rect.width + width - innerWidth),
          height: Math.max(height, rect.height + height - innerHeight),
        })
      }
    },
    run: async (work, args, frame) => {
      if (frame) await driver.switchTo().frame(await find(frame))
      const result = await driver.executeScript(`return (${work})(...arguments)`, ...args)
      if (frame) await driver.switchTo().defaultContent()
      return result as never
    },
    click,
    // WebKitGTK's driver replaces touch with the mouse, and Safari's driver has no touch.
    tap: click,
    type: async (target, text) => (await find(target)).sendKeys(keysOf(text)),
    typeIntoFocused: (text) => driver.switchTo().activeElement().sendKeys(keysOf(text)),
    press: (key) => {
      const actions = driver.actions()
      if (key === 'Shift+Tab') actions.keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT)
      else actions.sendKeys(KEYS[key])
      return actions.perform()
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    consoleMessages: async () => consoleMessages(),
    close: async () => {
      await driver.quit()
      end()
    },
  }
}
