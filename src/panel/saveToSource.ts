import { fill } from '../lib/fill.ts'
import { saveFile } from '../lib/saveFile.ts'
import { SAVE_PATH } from './devServer.ts'
import { currentDraft, setSource, showToast, usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { changedFiles, changesFrom, DEFAULT_TUNING, jsonText, type Tuning } from './tuning.ts'

const { messages } = panelText

/** Writes the draft into the project's files through the dev server. A built site downloads the files instead. */
export async function saveToSource(): Promise<void> {
  const draft = currentDraft()
  if (import.meta.env.DEV) await send(draft)
  else download(draft)
}

async function send(draft: Tuning): Promise<void> {
  try {
    const response = await fetch(import.meta.env.BASE_URL + SAVE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(changesFrom(DEFAULT_TUNING, draft)),
    })
    // The paths of the written files, or the mistakes.
    const sentences: readonly string[] = await response.json()
    if (!response.ok) return showToast(messages.notSaved, sentences)
    setSource(draft)
    showSaved(messages.saved, sentences)
  } catch (reason) {
    showToast(messages.noDevServer, [String(reason)])
  }
}

function download(draft: Tuning): void {
  const files = changedFiles(usePanel.getState().source, draft)
  for (const { name, text } of files) saveFile(new File([text], name, { type: 'application/json' }))
  showSaved(
    messages.downloaded,
    files.map(({ name }) => name),
  )
}

function showSaved(message: string, files: readonly string[]): void {
  showToast(files.length > 0 ? fill(message, { files: files.join(', ') }) : messages.nothingToSave)
}

/** Downloads the draft as one file, which `Import a file` reads. */
export function exportDraft(): void {
  const text = jsonText(changesFrom(DEFAULT_TUNING, currentDraft()))
  saveFile(new File([text], 'moongate-sky.json', { type: 'application/json' }))
}
