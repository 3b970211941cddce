import { describe, expect, it } from 'vitest'
import { VIEWS } from '../../../src/constants/schema.ts'
import { constantName, fullName } from '../../../src/tuning/constantNames.ts'
import { constantPaths } from '../../../src/tuning/constantPaths.ts'
import { type FolderName, folders, type Screen, sectionsOf } from '../../../src/tuning/folders.ts'

const FOLDER_NAMES = Object.keys(folders) as FolderName[]
const SCREENS: readonly Screen[] = ['wide', 'narrow']

/** The paths that a folder shows for each choice of view and screen. */
const choices = FOLDER_NAMES.flatMap((folder) =>
  VIEWS.flatMap((view) =>
    SCREENS.map((screen) => ({
      folder,
      paths: sectionsOf(folder, view, screen).flatMap(({ constants }) => constants.map(({ path }) => path)),
    })),
  ),
)

describe('the panel’s folders', () => {
  it('show every constant of the schema', () => {
    expect(new Set(choices.flatMap(({ paths }) => paths))).toEqual(
      new Set(constantPaths.map(({ path }) => path)),
    )
  })

  it('show each constant only once', () => {
    const foldersOf = new Map<string, Set<string>>()
    for (const { folder, paths } of choices) {
      expect(new Set(paths).size).toBe(paths.length)
      for (const path of paths) foldersOf.set(path, (foldersOf.get(path) ?? new Set()).add(folder))
    }
    for (const [path, folder] of foldersOf) expect([...folder], path).toHaveLength(1)
  })

  it('give every constant a name', () => {
    const names = constantPaths.map(fullName)
    for (const [index, constant] of constantPaths.entries()) {
      expect(constantName(constant), constant.path).not.toBe(constant.path)
      expect(names[index]).not.toBe('')
    }
  })
})
