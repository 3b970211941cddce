import { SAVE_PATH } from './devServer.ts'
import { formatConstants } from './formatConstants.ts'
import type { Tuning } from './tuning.ts'

const FILE = 'src/content/sky.json'

/** Writes what is tuned into the project, where its dev server runs; elsewhere hands it out as a file. */
export async function saveToSource(tuning: Tuning): Promise<void> {
  const { present } = tuning
  const text = formatConstants(present)
  if (!import.meta.env.DEV) {
    download(text)
    tuning.say(`constants.json is downloaded: put it in the place of ${FILE} and build the site anew.`)
    return
  }
  try {
    const response = await fetch(import.meta.env.BASE_URL + SAVE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    })
    if (response.ok) {
      tuning.follow(present)
      tuning.say(`Saved to ${FILE}.`)
    } else tuning.say('Not saved:', await response.json())
  } catch (reason) {
    tuning.say('Not saved: the dev server does not answer. Is it running?', [String(reason)])
  }
}

function download(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = 'constants.json'
  link.click()
  // Not at once: the browser reads it when it gets to it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
