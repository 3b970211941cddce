import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { LONG_RUN } from '../helpers/longRun.ts'
import { copyProject, leastContent, type ProjectCopy } from '../helpers/projectCopy.ts'

let copy: ProjectCopy
let server: ChildProcess
let origin = ''
const constantsFile = () => join(copy.folder, 'src/content/sky.json')
const readConstantsFile = () => readFileSync(constantsFile(), 'utf8')
/** Time within which the page should show a change of the file, ms. After it, the file is written again. */
const SHORT_WAIT = { timeout: 2_000 }
const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js')

test.beforeAll(async () => {
  copy = copyProject(leastContent)
  server = spawn(process.execPath, [vite, '--port', '0'], {
    cwd: copy.folder,
    env: { ...process.env, MOONGATE_CONTENT: '', NO_COLOR: '1', NODE_ENV: 'development' },
  })
  origin = await new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      const [, address] = /(http:\/\/localhost:\d+)\//.exec(output) ?? []
      if (address) resolve(address)
    })
    server.once('exit', () => reject(new Error(`the dev server did not start: ${output}`)))
  })
})

test.afterAll(() => {
  server.kill()
  copy.remove()
})

/**
 * Writes the file, and again until the page shows the change. The dev server's watcher misses a write that follows
 * another write within about 10 ms.
 */
const writeUntilShown = (text: string, expectShown: () => Promise<void>) =>
  expect(async () => {
    writeFileSync(constantsFile(), text)
    await expectShown()
  }).toPass()

/** Starts to save, and disconnects before the end, as a closed tab does. */
function abortUpload(): Promise<void> {
  const headers = { origin, 'content-type': 'application/json', 'content-length': '1000' }
  const post = request(`${origin}/__moongate/save`, { method: 'POST', headers })
  return new Promise((resolve) => {
    post.once('error', () => resolve())
    post.once('socket', (socket) => socket.once('connect', () => setTimeout(() => post.destroy(), 100)))
    post.write('{ "seed": ')
  })
}

test(
  'On the dev server, the panel saves constants and colours, and the page shows edits of the files',
  LONG_RUN,
  async ({ page }) => {
    // The dev server prepares the packages at its first page, and transforms each module.
    test.slow()
    const panel = page.getByRole('complementary', { name: 'Tune the sky' })
    const scene = page.locator('[data-scene]')
    const stars = panel.getByRole('spinbutton', { name: 'Stars, exactly' })
    await page.goto(`${origin}/?tune&gate=open&renderer=still`)
    await expect(panel).toBeVisible({ timeout: 60_000 })
    // A reload would remove this attribute.
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    await stars.fill('140')
    await stars.blur()
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(panel.getByRole('status')).toHaveText('Saved: src/content/sky.json.')
    await expect(panel).toContainText('no changes')
    const saved = readConstantsFile()
    // The file contains only the values that differ from the defaults.
    expect(JSON.parse(saved)).toEqual({ views: { home: { stars: 140 } } })

    const edited = { ...JSON.parse(saved), moonlight: { opacity: 0.3, reach: 0.5 } }
    await panel.getByRole('radio', { name: 'Sky' }).check({ force: true })
    await writeUntilShown(JSON.stringify(edited), () =>
      expect(panel.getByRole('spinbutton', { name: 'Brightness, exactly' })).toHaveValue('0.3', SHORT_WAIT),
    )
    await expect(scene).toHaveAttribute('data-stars', '140')
    await writeUntilShown('{ "seed": ', () =>
      expect(panel.getByRole('alert')).toContainText('sky.json: is not JSON', SHORT_WAIT),
    )
    await writeUntilShown(JSON.stringify(edited), () =>
      expect(panel.getByRole('status')).toContainText('The file can be used again.', SHORT_WAIT),
    )
    await expect(page.locator('html')).toHaveAttribute('data-same', '')

    await abortUpload()
    // The server responds with an error when the code of the editor's preview is wrong, and keeps running.
    appendFileSync(join(copy.folder, 'src/editor/preview/frame/frame.ts'), 'const mistake = = 1\n')
    expect((await page.request.get(`${origin}/editor/frame/`)).status()).toBe(500)
    const withoutOrigin = await page.request.post(`${origin}/__moongate/save`, {
      data: { constants: edited },
    })
    expect(withoutOrigin.status()).toBe(403)
    const statusOfInvalid = await page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch('/__moongate/save', { method: 'POST', headers, body })
        return response.status
      },
      JSON.stringify({ constants: { ...edited, seed: -1 } }),
    )
    expect(statusOfInvalid).toBe(422)
    expect(JSON.parse(readConstantsFile())).toEqual(edited)

    await page.reload()
    await expect(scene).toHaveAttribute('data-stars', '140')

    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    const expectAccent = (colour: string) => expect(page.locator('html')).toHaveCSS('--accent', colour)
    await panel.getByRole('radio', { name: 'Colours' }).check({ force: true })
    await panel.getByLabel('Links and buttons', { exact: true }).fill('#5a2038')
    await expectAccent('#5a2038')
    await expect(panel).toContainText('Low contrast')
    const suggestion = panel.getByRole('button', { name: /^Use #/ })
    const readable = (await suggestion.innerText()).slice('Use '.length)
    await suggestion.click()
    await expect(panel).not.toContainText('Low contrast')
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    const themeFile = () => JSON.parse(readFileSync(join(copy.folder, 'src/content/theme.json'), 'utf8'))
    await expect(panel.getByRole('status')).toHaveText('Saved: src/content/theme.json.')
    expect(themeFile()).toMatchObject({ accent: readable })
    // The saved colours are undone as well.
    await panel.getByRole('button', { name: 'Undo', exact: true }).click()
    await expectAccent('#5a2038')
    await expect(page.locator('html')).toHaveAttribute('data-same', '')

    const siteFile = join(copy.folder, 'src/content/site.ts')
    writeFileSync(
      siteFile,
      readFileSync(siteFile, 'utf8').replace(/greeting: .*/, "greeting: 'Good evening',"),
    )
    await expect(page.locator('h1')).toHaveText('Good evening')
  },
)
