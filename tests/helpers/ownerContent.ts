import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { vi } from 'vitest'
import { type ContentReport, checkContent } from '../../src/build/content/checks/checkContent.ts'
import { forgetContent } from '../../src/build/content/loadContent.ts'
import { leastContent } from './projectCopy.ts'

const root = join(import.meta.dirname, '../..')

type Files = Readonly<Record<string, Buffer | string>>

/** An owner's content in a temporary folder, which the project reads in place of its own. */
export interface OwnerContent {
  readonly folder: string
  /** Writes files by their paths below the folder. */
  readonly put: (files: Files) => void
  /** Checks the content. Messages name its folder `src/content`. */
  readonly report: (command?: 'build' | 'serve') => Promise<ContentReport>
  /** Removes the folder and restores the project's content. */
  readonly remove: () => void
}

/** Replaces the project's content. This is much faster than `copyProject`. @param files contents by path below the folder */
export function ownerContent(files: Files = leastContent): OwnerContent {
  const parent = mkdtempSync(join(tmpdir(), 'moongate-'))
  const folder = join(parent, 'content')
  const put = (more: Files) => {
    for (const [name, content] of Object.entries(more)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), content)
    }
    forgetContent()
  }
  const report = async (command: 'build' | 'serve' = 'build') => {
    const { mistakes, warnings } = await checkContent(root, command)
    const path = relative(root, folder).split(sep).join('/')
    const renameFolder = (sentence: string) => sentence.replaceAll(path, 'src/content')
    return { mistakes: mistakes.map(renameFolder), warnings: warnings.map(renameFolder) }
  }
  vi.stubEnv('MOONGATE_CONTENT', folder)
  put(files)
  return {
    folder,
    put,
    report,
    remove: () => {
      rmSync(parent, { recursive: true, force: true })
      vi.unstubAllEnvs()
      forgetContent()
    },
  }
}
