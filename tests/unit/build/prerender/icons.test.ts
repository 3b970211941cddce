import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { BuiltSite } from '../../../../src/build/prerender/builtSite.ts'
import { writeIcons } from '../../../../src/build/prerender/icons.ts'
import { temporaryFolder } from '../../../helpers/temporaryFolder.ts'

it('gives an icon another name when its bytes change, and keeps it under its own', async () => {
  const dist = await temporaryFolder()
  const nameOf = async (bytes: string) => {
    await writeFile(join(dist, 'favicon.ico'), bytes)
    const names = await writeIcons({
      dist,
      prerender: { iconFiles: ['favicon.ico'] } as unknown as BuiltSite['prerender'],
    })
    return names.get('favicon.ico')
  }
  const moon = await nameOf('moon')
  const sun = await nameOf('sun')
  expect(moon).toMatch(/^favicon-\w+\.ico$/)
  expect(sun).not.toBe(moon)
  expect(await nameOf('moon')).toBe(moon)
  expect((await readdir(dist)).sort()).toEqual([moon, sun, 'favicon.ico'].sort())
})
