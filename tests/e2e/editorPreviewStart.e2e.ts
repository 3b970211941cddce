import { EditorPage } from '../helpers/editor.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { editorWords } from '../helpers/siteModules.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'
import { TOUCH_PHONE } from '../helpers/windows.ts'

needs('editors')

test.use(TOUCH_PHONE)

/**
 * Delays React's tasks until the preview's frame has loaded and posted that it is ready. React starts each of its tasks
 * with a message whose content is null, and ends a task when its time slice is over. So the clock jumps by more
 * than a slice when the frame is in the document: the current task ends, and the next one is delayed.
 */
function delayTasksUntilFrameIsReady(): void {
  const hasFrame = () => document.querySelector('iframe') !== null
  const ready = new Promise<void>((resolve) => {
    addEventListener('message', ({ ports }) => {
      // Only the frame's message has a port. The timeout lets the editor's listener run first.
      if (ports.length > 0) setTimeout(resolve)
    })
  })
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (message: unknown, ...options: never[]) {
    const post = () => postMessage.call(this, message, ...options)
    if (message === null && hasFrame()) void ready.then(post)
    else post()
  }
  const now = performance.now.bind(performance)
  const JUMP_MS = 50
  performance.now = () => now() + (hasFrame() ? JUMP_MS : 0)
}

test('The preview shows the page when its frame is ready before React’s next task', async ({ site }) => {
  const { page } = site
  await page.addInitScript(delayTasksUntilFrameIsReady)
  await site.open(`/editor/${FIRST_TEMPLATE}?motion=still`)
  const editor = new EditorPage(page)
  await editor.field('name').fill('On the way')
  await page.getByRole('button', { name: editorWords.editor.preview, exact: true }).click()
  await expect(editor.preview.locator('h1')).toHaveText('On the way')
})
