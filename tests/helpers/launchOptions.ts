import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { findBrowser } from '../../src/tools/findBrowser.ts'

const browser = findBrowser()
// Without a path Playwright starts its headless shell, which needs a third less CPU time than its full Chromium.
const executable = browser === chromium.executablePath() ? {} : { executablePath: browser }

/**
 * How the tests start Chromium: with the fonts of a Fontconfig file alone. Windows and macOS ignore this setting.
 * @param fonts `fonts.conf` has the fonts of the tests, with which letters have the same width on every Linux machine, also
 *   on one without fonts, where Chromium would not start
 */
export function launchOptions(
  args: readonly string[],
  fonts: 'fonts.conf' | 'machineFonts.conf' = 'fonts.conf',
) {
  const env = { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL(fonts, import.meta.url)) }
  return { ...executable, args: [...args], env }
}
