import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../helpers/temporaryFolder.ts'

it('has the same line ends when Git for Windows checks it out', async () => {
  const folder = await temporaryFolder()
  const [original, clone] = [join(folder, 'original'), join(folder, 'clone')]
  const git = (...options: readonly string[]) => execFileSync('git', options, { stdio: 'pipe' })
  git('init', '--quiet', original)
  copyFileSync(join(import.meta.dirname, '../../.gitattributes'), join(original, '.gitattributes'))
  writeFileSync(join(original, 'text.ts'), 'one\ntwo\n')
  writeFileSync(join(original, 'picture.webp'), Buffer.from([0, 13, 10, 0, 10]))
  git('-C', original, 'add', '.')
  git('-C', original, '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'a')
  git('-c', 'core.autocrlf=true', 'clone', '--quiet', original, clone)
  expect(readFileSync(join(clone, 'text.ts'), 'utf8')).toBe('one\ntwo\n')
  expect([...readFileSync(join(clone, 'picture.webp'))]).toEqual([0, 13, 10, 0, 10])
})
