import { asTemplate } from '../templates/asTemplate.ts'
import type { Kit } from '../templates/kit.ts'
import { loadKit } from '../templates/kits.ts'
import type { SiteData } from '../templates/siteData.ts'
import { tooLargeForSite } from '../templates/siteSize.ts'
import type { Session } from './session.ts'

/** Whether a file could be a site that was exported. */
export function isSiteFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.(zip|html?)$/i.test(name) || /zip|html/.test(type)
}

const COULD_NOT_FETCH =
  'What opens a file could not be fetched. Your drafts are saved: reload this page when you are online again, and choose the file once more.'

/** Imports a site that was exported, as a new draft; one of another template takes this one’s look. What is refused changes nothing. */
export async function importFile({ kit, drafts, notices }: Session, file: File): Promise<void> {
  const tooLarge = tooLargeForSite(file.size)
  if (tooLarge) return notices.show(tooLarge, true)
  const unpacker = await import('../templates/unpackSite.ts').catch((reason: unknown) => {
    console.warn('The code that imports files could not be fetched.', reason)
  })
  if (!unpacker) return notices.show(COULD_NOT_FETCH, true)
  const unpacked = unpacker.unpackSite(new Uint8Array(await file.arrayBuffer()))
  if ('refusal' in unpacked) return notices.show(unpacked.refusal, true)
  const { pictures, missing } = unpacked
  const data = await inTemplate(unpacked.data, kit)
  if (!data) return notices.show(COULD_NOT_FETCH, true)
  await drafts.add({ data, pictures }, data.name || 'My page')
  const lost = missing.length > 0 ? ' An index.html by itself holds no pictures: add them again.' : ''
  notices.show(`Your page was imported, as the draft “${drafts.state.getState().name}”.${lost}`)
}

/** A page as one of a kit's template; null when the template that it was made with could not be fetched. */
async function inTemplate(data: SiteData, kit: Kit): Promise<SiteData | null> {
  const from = data.template === kit.id ? kit : await loadKit(data.template).catch(() => null)
  return from && asTemplate(data, from, kit)
}
