import type { Session } from './session.ts'

/** No site is larger, bytes; a larger file is not even read. */
const MOST_BYTES = 60 * 1024 * 1024

/** Whether a file could be a site that was exported. */
export function isSiteFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.(zip|html?)$/i.test(name) || /zip|html/.test(type)
}

/** Brings a site back that was exported, as a draft of its own. What is refused changes nothing. */
export async function importFile({ kit, keeper, news }: Session, file: File): Promise<void> {
  if (file.size > MOST_BYTES) {
    news.show('This file is far larger than a site ever is. Choose the ZIP that the editor exported.', true)
    return
  }
  const { unpackSite } = await import('../templates/unpackSite.ts')
  const unpacked = unpackSite(new Uint8Array(await file.arrayBuffer()), kit.id)
  if ('refusal' in unpacked) {
    news.show(unpacked.refusal, true)
    return
  }
  const { data, pictures, missing } = unpacked
  await keeper.add({ data, pictures }, data.name || 'My page')
  const lost = missing.length > 0 ? ' An index.html by itself holds no pictures: add them again.' : ''
  news.show(`Your page is back, as the draft “${keeper.state.getState().name}”.${lost}`)
}
