import { decode, decodeText } from '../../../lib/decodeText.ts'
import { fill } from '../../../lib/fill.ts'
import { editorText } from '../../../site/editorText.ts'
import { asTemplate } from '../../../templates/engine/data/asTemplate.ts'
import type { SiteData } from '../../../templates/engine/data/siteData.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { loadKit } from '../../../templates/engine/kit/kits.ts'
import type { UnpackedSite } from '../../../templates/engine/zip/unpackSite.ts'
import { joinedNames, placeName } from '../../form/rows/placeNames.ts'
import type { Session } from '../../session.ts'
import { changedPlaces } from '../../state/changedPlaces.ts'
import { withPart } from '../pastedLinks/pasted.ts'
import type { HandChanges } from './handChanges.ts'

const text = editorText.import

/** A site, or an archive that could be one, which `importFile` refuses with a message. */
export function isSiteFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.(zip|html?|mht|mhtml|webarchive|tar|gz|tgz|bz2|xz|7z|rar)$/i.test(name) || /zip|html/.test(type)
}

/** A text that may have links. */
export function isTextFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.(txt|md|csv|tsv|json|vcf|opml|url|ya?ml)$/i.test(name) || /^text\/|json$/.test(type)
}

/** Loads the code that opens a file, which is not part of the editor's first scripts. */
export async function loadUnpacker() {
  const [{ unpackSite }, { handChanges }] = await Promise.all([
    import('../../../templates/engine/zip/unpackSite.ts'),
    import('./handChanges.ts'),
  ])
  return { unpackSite, handChanges }
}

/** Imports an exported site as a new draft, in the template of this editor. @returns true if it succeeded */
export async function importFile(session: Session, file: File): Promise<boolean> {
  const refuse = (sentence: string) => {
    session.notices.show(sentence, true)
    return false
  }
  if (file.size > SITE_LIMITS.importBytes) return refuse(text.tooLarge)
  const unpacker = await loadUnpacker().catch(() => null)
  if (!unpacker) return refuse(editorText.editor.unfetched)
  // The file cannot be read, for example because it was deleted.
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return refuse(fill(text.unreadable, { name: file.name }))
  const unpacked = unpacker.unpackSite(new Uint8Array(bytes))
  if ('refusal' in unpacked) {
    const hasLinks =
      unpacked.refusal === text.noSite && /<a\s[^>]*href=/i.test(decodeText(new Uint8Array(bytes)))
    return hasLinks ? showLinksOf(session, file.name, new Uint8Array(bytes)) : refuse(unpacked.refusal)
  }
  const kit = await loadKit(unpacked.data.template).catch(() => null)
  if (!kit) return refuse(editorText.editor.unfetched)
  const inThisTemplate = (data: SiteData) => asTemplate(data, kit, session.kit)
  const changes = unpacker.handChanges(unpacked.source, unpacked, kit)
  const data = inThisTemplate(unpacked.data)
  const name = await session.drafts.add(
    { data, pictures: unpacked.pictures },
    data.name || editorText.drafts.first,
  )
  report(session, { ...unpacked, ...changes, data, name, changed: inThisTemplate(changes.data) })
  return true
}

const sentences = (...all: readonly (string | false)[]) => all.filter(Boolean).join(' ')

/** Opens the dialog for pasted links with the links of another page, such as a browser's bookmarks. */
export function showLinksOf({ view, notices }: Session, name: string, bytes: Uint8Array): true {
  const { pasted } = view.getState()
  const content = decode(bytes)
  view.setState({ group: 'links', tab: 'edit', isPasting: true, pasted: withPart(pasted, content.text) })
  notices.show(sentences(fill(text.linksOf, { name }), content.isGuess && fill(text.guessed, { name })))
  return true
}

/** @property name of the new draft @property changed the data with what was changed by hand */
interface Imported extends UnpackedSite, Pick<HandChanges, 'others' | 'removed'> {
  readonly name: string
  readonly changed: SiteData
}

/** Shows what was imported and what was not, and offers what was changed by hand. */
function report(session: Session, imported: Imported): void {
  const { data, changed, name, others, removed, missingPictures, source } = imported
  const { notices, drafts, store, kit } = session
  const files = missingPictures.map(({ file }) => file).join(', ')
  const places = joinedNames(changedPlaces(data, changed).map(({ path, page }) => placeName(path, kit, page)))
  const message = sentences(
    fill(text.done, { name }),
    source.isGuess && fill(text.guessed, { name: 'index.html' }),
    source.files.size === 0 && text.pageAlone,
    files && fill(text.withoutPictures, { files }),
    source.hasOtherEditorData && text.otherEditorData,
    places && fill(text.changed, { places }),
    removed.length > 0 && fill(text.stillThere, { parts: joinedNames(removed) }),
    others.length > 0 && fill(text.notTaken, { parts: joinedNames(others) }),
  )
  if (!places) {
    notices.show(message)
    return
  }
  const { id } = drafts.state.getState()
  const run = () => {
    // The changes are of this draft.
    if (drafts.state.getState().id !== id) return notices.dismiss()
    store.getState().change(differences(data, changed))
    notices.offerUndo(fill(text.taken, { places }))
  }
  notices.offer(message, { label: text.takeChanges, run })
}

function differences(before: SiteData, after: SiteData): Partial<SiteData> {
  const keys = (Object.keys(after) as (keyof SiteData)[]).filter((key) => after[key] !== before[key])
  return Object.fromEntries(keys.map((key) => [key, after[key]]))
}
