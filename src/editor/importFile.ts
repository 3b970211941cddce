import { tooLargeForSite } from '../templates/siteSize.ts'
import type { Session } from './session.ts'

/** Whether a file could be a site that was exported. */
export function isSiteFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.(zip|html?)$/i.test(name) || /zip|html/.test(type)
}

/** Imports a site that was exported, as a new draft. What is refused changes nothing. */
export async function importFile({ kit, drafts, notices }: Session, file: File): Promise<void> {
  const tooLarge = tooLargeForSite(file.size)
  if (tooLarge) return notices.show(tooLarge, true)
  const unpacker = await import('../templates/unpackSite.ts').catch((reason: unknown) => {
    console.warn('The code that imports files could not be fetched.', reason)
  })
  if (!unpacker)
    return notices.show(
      'What opens a file could not be fetched. Your drafts are saved: reload this page when you are online again, and choose the file once more.',
      true,
    )
  const unpacked = unpacker.unpackSite(new Uint8Array(await file.arrayBuffer()), kit.id)
  if ('refusal' in unpacked) return notices.show(unpacked.refusal, true)
  const { data, pictures, missing } = unpacked
  await drafts.add({ data, pictures }, data.name || 'My page')
  const lost = missing.length > 0 ? ' An index.html by itself holds no pictures: add them again.' : ''
  notices.show(`Your page was imported, as the draft “${drafts.state.getState().name}”.${lost}`)
}
