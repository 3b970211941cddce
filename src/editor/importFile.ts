import { tooLargeForSite } from '../templates/siteSize.ts'
import { loadUnpacker } from './lateParts.ts'
import type { Session } from './session.ts'

/** Whether a file could be a site that was exported. */
export function isSiteFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.(zip|html?)$/i.test(name) || /zip|html/.test(type)
}

/** Brings a site back that was exported, as a draft of its own. What is refused changes nothing. */
export async function importFile({ kit, keeper, news }: Session, file: File): Promise<void> {
  const tooLarge = tooLargeForSite(file.size)
  if (tooLarge) return news.show(tooLarge, true)
  const unpacker = await loadUnpacker().catch((reason: unknown) => {
    console.warn('What opens files could not be fetched.', reason)
  })
  if (!unpacker)
    return news.show(
      'What opens a file could not be fetched. Your drafts are kept: reload this page when you are online again, and choose the file once more.',
      true,
    )
  const unpacked = unpacker.unpackSite(new Uint8Array(await file.arrayBuffer()), kit.id)
  if ('refusal' in unpacked) {
    news.show(unpacked.refusal, true)
    return
  }
  const { data, pictures, missing } = unpacked
  await keeper.add({ data, pictures }, data.name || 'My page')
  const lost = missing.length > 0 ? ' An index.html by itself holds no pictures: add them again.' : ''
  news.show(`Your page is back, as the draft “${keeper.state.getState().name}”.${lost}`)
}
