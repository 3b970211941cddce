import { fill } from '../../../lib/fill.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { asTemplate } from '../../../templates/engine/data/asTemplate.ts'
import { sizeRefusal } from '../../../templates/engine/data/siteLimits.ts'
import { loadKit } from '../../../templates/engine/kit/kits.ts'
import type { Session } from '../../session.ts'
import type { EditedSite } from '../../state/editorStore.ts'

export function isSiteFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.(zip|html?)$/i.test(name) || /zip|html/.test(type)
}

const text = editorWords.import

/** Loads the code that opens a file, which is not part of the editor's first scripts. */
export const loadUnpacker = () => import('../../../templates/engine/zip/unpackSite.ts')

/** Imports an exported site as a new draft, in the template of this editor. @returns true if it succeeded */
export async function importFile(session: Session, file: File): Promise<boolean> {
  const refuse = (sentence: string) => {
    session.notices.show(sentence, true)
    return false
  }
  const tooLarge = sizeRefusal(file.size)
  if (tooLarge) return refuse(tooLarge)
  const unpacker = await loadUnpacker().catch(() => null)
  if (!unpacker) return refuse(text.unfetched)
  // The file cannot be read, for example because it was deleted.
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return refuse(fill(text.unreadable, { name: file.name }))
  const unpacked = unpacker.unpackSite(new Uint8Array(bytes))
  if ('refusal' in unpacked) return refuse(unpacked.refusal)
  const name = await addDraft(session, unpacked)
  if (name === null) return refuse(text.unfetched)
  const files = unpacked.missingPictures.map(({ file }) => file).join(', ')
  session.notices.show(fill(files ? text.withoutPictures : text.done, { name, files }))
  return true
}

/** Opens a site as a new draft of this template. @returns its name; null if the site's template cannot be fetched */
async function addDraft({ kit, drafts }: Session, site: EditedSite): Promise<string | null> {
  const siteKit = await loadKit(site.data.template).catch(() => null)
  if (!siteKit) return null
  const data = asTemplate(site.data, siteKit, kit)
  return drafts.add({ data, pictures: site.pictures }, data.name || editorWords.drafts.first)
}
