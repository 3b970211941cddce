import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { addPageOfYourOwn } from '../helpers/guides.ts'
import { copyProject, leastContent } from '../helpers/projectCopy.ts'

test('The example page of the owner’s guide is built and is in the sitemap', () => {
  test.slow()
  const { folder, remove } = copyProject(leastContent)
  try {
    addPageOfYourOwn(folder)
    execFileSync(process.execPath, [join(folder, 'node_modules/vite/bin/vite.js'), 'build'], {
      cwd: folder,
      // Without MOONGATE_CONTENT, which may name another folder, the build takes the copy's content.
      env: { ...process.env, MOONGATE_CONTENT: '', NODE_ENV: 'production' },
      stdio: 'pipe',
    })
    const page = readFileSync(join(folder, 'dist/workshop/index.html'), 'utf8')
    expect(page).toMatch(/<h1[^>]*>Workshop<\/h1>/)
    expect(page).toContain('<title>Workshop · Ada</title>')
    expect(readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8')).toContain(
      '<loc>https://ada.example.com/workshop/</loc>',
    )
  } finally {
    remove()
  }
})
