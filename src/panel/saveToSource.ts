import { fill } from '../lib/fill.ts'
import { saveFile } from '../lib/saveFile.ts'
import { defaultConstants } from '../site/constants.ts'
import { CONSTANTS_FILE, SAVE_CONSTANTS_PATH, SAVE_THEME_PATH, THEME_FILE } from './devServer.ts'
import { changedConstants, formatConstants } from './formatConstants.ts'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { useTheme } from './themeStore.ts'

interface SourceFile {
  readonly file: string
  readonly text: string
  /** The dev server's endpoint. */
  readonly path: string
  onSaved(): void
}

const { messages } = panelText

/** Writes the constants, and a changed theme, through the dev server. A built site downloads the files instead. */
export async function saveToSource(): Promise<void> {
  const { history, setSource } = usePanel.getState()
  const { source, tuned } = useTheme.getState()
  const constantsFile: SourceFile = {
    file: CONSTANTS_FILE,
    text: formatConstants(changedConstants(defaultConstants, history.present)),
    path: SAVE_CONSTANTS_PATH,
    onSaved: () => setSource(history.present),
  }
  const themeFile: SourceFile = {
    file: THEME_FILE,
    text: `${JSON.stringify(tuned, null, 2)}\n`,
    path: SAVE_THEME_PATH,
    onSaved: () => useTheme.setState({ source: tuned }),
  }
  const files = tuned === source ? [constantsFile] : [constantsFile, themeFile]
  if (!import.meta.env.DEV) return download(files)
  for (const each of files) {
    // After a failure no other file is saved: a saved theme reloads the page, which would hide the message.
    if (!(await save(each))) return
    each.onSaved()
  }
}

function download(files: readonly SourceFile[]): void {
  const sentences = files.map(({ file, text }) => {
    const name = file.replace(/.*\//, '')
    saveFile(new File([text], name, { type: 'application/json' }))
    return fill(messages.downloaded, { name, file })
  })
  usePanel.getState().showToast(sentences.join(' '))
}

/** @returns true when the file in the project was written */
async function save({ file, path, text }: SourceFile): Promise<boolean> {
  const { showToast } = usePanel.getState()
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
