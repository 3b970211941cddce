import { saveFile } from '../lib/saveFile.ts'
import { CONSTANTS_FILE, SAVE_PATH } from './devServer.ts'
import { formatConstants } from './formatConstants.ts'
import { usePanel } from './panelStore.ts'

/** Writes the tuned constants into the project while its dev server runs; on a built site downloads them as a file. */
export async function saveToSource(): Promise<void> {
  const { history, say, follow } = usePanel.getState()
  const text = formatConstants(history.present)
  if (!import.meta.env.DEV) {
    saveFile(new File([text], 'sky.json', { type: 'application/json' }))
    say(`sky.json is downloaded: put it in place of ${CONSTANTS_FILE} and build the site again.`)
    return
  }
  try {
    const response = await fetch(import.meta.env.BASE_URL + SAVE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    })
    if (response.ok) {
      follow(history.present)
      say(`Saved to ${CONSTANTS_FILE}.`)
    } else say('Not saved:', await response.json())
  } catch (reason) {
    say('Not saved: the dev server does not answer. Is it running?', [String(reason)])
  }
}
