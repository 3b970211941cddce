import { describe, expect, it } from 'vitest'
import { VIEWS } from '../../../src/constants/schema.ts'
import { constantName, fullName } from '../../../src/panel/constantNames.ts'
import { constantPaths } from '../../../src/panel/constantPaths.ts'
import {
  type ConstantsTabName,
  constantsTabs,
  sectionsOf,
  type WindowWidth,
} from '../../../src/panel/constantsTabs.ts'

const TAB_NAMES = Object.keys(constantsTabs) as ConstantsTabName[]
const WINDOW_WIDTHS: readonly WindowWidth[] = ['wide', 'narrow']

/** The paths that a tab shows for each choice of view and window width. */
const choices = TAB_NAMES.flatMap((tab) =>
  VIEWS.flatMap((view) =>
    WINDOW_WIDTHS.map((width) => ({
      tab,
      paths: sectionsOf(tab, view, width).flatMap(({ constants }) => constants.map(({ path }) => path)),
    })),
  ),
)

describe('the panel’s tabs', () => {
  it('show every constant of the schema', () => {
    expect(new Set(choices.flatMap(({ paths }) => paths))).toEqual(
      new Set(constantPaths.map(({ path }) => path)),
    )
  })

  it('show each constant only once', () => {
    const tabsOf = new Map<string, Set<string>>()
    for (const { tab, paths } of choices) {
      expect(new Set(paths).size).toBe(paths.length)
      for (const path of paths) tabsOf.set(path, (tabsOf.get(path) ?? new Set()).add(tab))
    }
    for (const [path, tabs] of tabsOf) expect([...tabs], path).toHaveLength(1)
  })

  it('give every constant a name', () => {
    const names = constantPaths.map(fullName)
    for (const [index, constant] of constantPaths.entries()) {
      expect(constantName(constant), constant.path).not.toBe(constant.path)
      expect(names[index]).not.toBe('')
    }
  })
})
