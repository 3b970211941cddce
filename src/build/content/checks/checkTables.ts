import type { GallerySection } from '../../../site/galleries/schema.ts'
import { TABLE_FILE } from '../../pictures/pictureTables.ts'

type Entry = Pick<GallerySection, 'title' | 'folder'> & { readonly sections?: readonly Entry[] | undefined }

/**
 * Finds galleries and games whose folder of pictures has no table.
 * @param lists entries by the name of their file @param folders those with a table, below `picturesFolder`
 */
export function foldersWithoutTable(
  lists: Readonly<Record<string, readonly Entry[]>>,
  folders: readonly string[],
  picturesFolder: string,
): string[] {
  return Object.entries(lists).flatMap(([file, entries]) =>
    entries
      .flatMap((entry) => [entry, ...(entry.sections ?? [])])
      .filter(({ folder }) => folder !== undefined && !folders.includes(folder))
      .map(
        ({ title, folder }) =>
          `${file}: “${title}”: the folder ${folder} has no table; write ${picturesFolder}/${folder}/${TABLE_FILE}, with the columns name, alt and caption.`,
      ),
  )
}
