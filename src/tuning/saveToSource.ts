import { fill } from '../lib/fill.ts'
import { saveFile } from '../lib/saveFile.ts'
import { defaultConstants } from '../site/constants.ts'
import { CONSTANTS_FILE, SAVE_CONSTANTS_PATH, SAVE_THEME_PATH, THEME_FILE } from './devServer.ts'
import { changedConstants, formatConstants } from './formatConstants.ts'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { useTheme } from './theme.ts'

const { messages } = panelText

/** Writes the constants, and colours that changed, through the dev server. A built site downloads the files instead. */
export async function saveToSource(): Promise<void> {
  const { history, setSource } = usePanel.getState()
  const { source, tuned } = useTheme.getState()
  const changed = changedConstants(defaultConstants, history.present)
  if (await save(CONSTANTS_FILE, SAVE_CONSTANTS_PATH, formatConstants(changed))) setSource(history.present)
  if (tuned === source) return
  if (await save(THEME_FILE, SAVE_THEME_PATH, `${JSON.stringify(tuned, null, 2)}\n`))
    useTheme.setState({ source: tuned })
}

/** @returns true when the file in the project was written */
async function save(file: string, path: string, text: string): Promise<boolean> {
  const { showToast } = usePanel.getState()
  if (!import.meta.env.DEV) {
    const name = file.replace(/.*\//, '')
    saveFile(new File([text], name, { type: 'application/json' }))
    showToast(fill(messages.downloaded, { name, file }))
    return false
  }
  try {
    const response = await fetch(import.meta.env.BASE_URL + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    })
    if (response.ok) showToast(fill(messages.saved, { file }))
    else showToast(messages.notSaved, await response.json())
    return response.ok
  } catch (reason) {
    showToast(messages.noDevServer, [String(reason)])
    return false
  }
}
