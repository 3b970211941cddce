import { folderOf, type TemplateId } from '../../templateList.ts'
import type { TemplateDefinition } from './defineTemplate.ts'
import type { Kit } from './kit.ts'
import { kitOf } from './kitOf.ts'

const definitions = import.meta.glob<TemplateDefinition>(
  ['../../*/template.ts', '#content/templates/*/template.ts'],
  { import: 'template' },
)

const loadedKits = new Map<TemplateId, Kit>()

/** Fetches a template. Returns the same object each time. @throws if it does not exist, is wrong or cannot be fetched */
export async function loadKit(id: TemplateId): Promise<Kit> {
  const folder = folderOf(id)
  const definition = await definitions[`${folder}/template.ts`]?.()
  if (!definition) throw new Error(`There is no template ${id}`)
  const kit = loadedKits.get(id) ?? kitOf(id, folder.replace(/.*\//, ''), definition)
  loadedKits.set(id, kit)
  return kit
}
