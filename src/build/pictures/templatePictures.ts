import { join } from 'node:path'
import { templateFolders } from '../content/loadContent.ts'
import { filesBelow } from '../files.ts'

/** The folder in a template's folder for its photographs, which its page in the shop shows. */
export const SHOP_FOLDER = 'shop'

/** The photographs of all templates: absolute paths by name in content, as in `templates/<id>/preview-1.webp`. */
export async function templatePictures(root: string): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>()
  for (const { folder, id } of await templateFolders(root))
    for (const [file, path] of await filesBelow(join(folder, SHOP_FOLDER)))
      pictures.set(`templates/${id}/${file}`, path)
  return pictures
}
