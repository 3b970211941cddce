import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { formatConstants } from '../../src/panel/formatConstants.ts'
import { defaultSky as constants } from '../helpers/defaultSky.ts'
import { copyProject, leastContent } from '../helpers/projectCopy.ts'

test('A build shows the constants that the panel saved', () => {
  test.slow()
  const copy = copyProject(leastContent)
  try {
    const { home } = constants.views
    const saved = {
      ...constants,
      moonlight: { ...constants.moonlight, opacity: 0.3 },
      views: { ...constants.views, home: { ...home, stars: 140 } },
    }
    writeFileSync(join(copy.folder, 'src/content/sky.json'), formatConstants(saved))
    execFileSync(process.execPath, [join(copy.folder, 'node_modules/vite/bin/vite.js'), 'build'], {
      cwd: copy.folder,
      env: { ...process.env, MOONGATE_CONTENT: '', NODE_ENV: 'production' },
      stdio: 'pipe',
    })
    const page = readFileSync(join(copy.folder, 'dist/index.html'), 'utf8')
    expect(page).toContain('data-stars="140"')
    const assets = join(copy.folder, 'dist/assets')
    const styles = readdirSync(assets)
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(assets, file), 'utf8'))
    // The colour of the moonlight with the opacity 0.3, which is 4d of ff in hexadecimal.
    expect(styles.join('')).toContain('#788cd64d')
  } finally {
    copy.remove()
  }
})
