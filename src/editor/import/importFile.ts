import { asTemplate } from '../../templates/asTemplate.ts'
import type { Kit } from '../../templates/kit.ts'
import { loadKit } from '../../templates/kits.ts'
import type { SiteData } from '../../templates/siteData.ts'
import { tooLargeForSite } from '../../templates/siteSize.ts'
import type { Session } from '../session.ts'
import { unpackFile } from './unpackFile.ts'

/** Whether a file could be a site that was exported. */
export function isSiteFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.(zip|html?)$/i.test(name) || /zip|html/.test(type)
}

const COULD_NOT_FETCH =
  'What opens a file could not be fetched. Your drafts are saved: reload this page when you are online again, and choose the file once more.'

/**
 * Imports a site that was exported, as a new draft; one of another template takes this one's look. What is refused changes
 * nothing.
 *
 * @returns whether it was imported
 */
export async function importFile({ kit, drafts, notices }: Session, file: File): Promise<boolean> {
  const refuse = (words: string) => {
    notices.show(words, true)
    return false
  }
  const tooLarge = tooLargeForSite(file.size)
  if (tooLarge) return refuse(tooLarge)
  // A folder that was dropped cannot be read as a file.
  const unpacked = await unpackFile(file).catch(() => ({ refusal: `“${file.name}” cannot be read.` }))
  if (!unpacked) return refuse(COULD_NOT_FETCH)
  if ('refusal' in unpacked) return refuse(unpacked.refusal)
  const { pictures, missing } = unpacked
  const data = await inTemplate(unpacked.data, kit)
  if (!data) return refuse(COULD_NOT_FETCH)
  const name = await drafts.add({ data, pictures }, data.name || 'My page')
  const lost = missing.length > 0 ? ' An index.html by itself holds no pictures: add them again.' : ''
  notices.show(`Your page was imported, as the draft “${name}”.${lost}`)
  return true
}

/** A page as one of a kit's template; null when the template that it was made with could not be fetched. */
async function inTemplate(data: SiteData, kit: Kit): Promise<SiteData | null> {
  const from = data.template === kit.id ? kit : await loadKit(data.template).catch(() => null)
  return from && asTemplate(data, from, kit)
}
