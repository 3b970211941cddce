import { saveFile } from '../lib/saveFile.ts'
import { CONSTANTS_FILE, SAVE_PATH, SAVE_THEME_PATH, THEME_FILE } from './devServer.ts'
import { formatConstants } from './formatConstants.ts'
import { usePanel } from './panelStore.ts'
import { useTheme } from './theme.ts'

/** Writes the tuned constants into the project through the dev server. A built site downloads them as files. */
export async function saveToSource(): Promise<void> {
  const { history, follow } = usePanel.getState()
  const { source, tuned } = useTheme.getState()
  if (await save(CONSTANTS_FILE, SAVE_PATH, formatConstants(history.present))) follow(history.present)
  if (tuned === source) return
  if (await save(THEME_FILE, SAVE_THEME_PATH, `${JSON.stringify(tuned, null, 2)}\n`))
    useTheme.setState({ source: tuned })
}

/** @returns true when the file in the project was written */
async function save(file: string, path: string, text: string): Promise<boolean> {
  const { say } = usePanel.getState()
  if (!import.meta.env.DEV) {
    const name = file.replace(/.*\//, '')
    saveFile(new File([text], name, { type: 'application/json' }))
    say(`${name} is downloaded: put it in place of ${file} and build the site again.`)
    return false
  }
  try {
    const response = await fetch(import.meta.env.BASE_URL + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    })
    if (response.ok) say(`Saved to ${file}.`)
    else say('Not saved:', await response.json())
    return response.ok
  } catch (reason) {
    say('Not saved: the dev server does not answer. Is it running?', [String(reason)])
    return false
  }
}
