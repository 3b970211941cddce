import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { OwnSamples } from '../site/schema.ts'
import { remedy } from './contentMistakes.ts'
import type { TemplateOnDisk } from './templateFolders.ts'

/** Finds texts in `samples.ts` whose template or link does not exist. @returns one sentence per mistake */
export function sampleMistakes(
  file: string,
  samples: OwnSamples,
  folders: readonly TemplateOnDisk[],
): string[] {
  const names = folders.map(({ folder }) => basename(folder))
  return Object.entries(samples).flatMap(([name, { links = {} }]) => {
    const template = folders.find(({ folder }) => basename(folder) === name)
    if (!template) return [`${file}: “${name}” is not the folder of a template; ${remedy([name], names)}.`]
    const ids = linkIds(template.folder)
    return Object.keys(links)
      .filter((id) => !ids.includes(id))
      .map(
        (id) =>
          `${file}: ${name}.links: “${id}” is none of ${ids.join(', ')}; ${remedy([id], ids)}, or remove it.`,
      )
  })
}

function linkIds(folder: string): string[] {
  const { links = [] } = JSON.parse(readFileSync(join(folder, 'sample.json'), 'utf8'))
  return links.map(({ id }: { id: string }) => id)
}
