import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { builtFolder, FIXED_SITES } from './fixedSites.ts'

// `npm run tool -- sites`: builds the sites on which the tests run, both at the same time.

const root = process.cwd()
const vite = join(root, 'node_modules/vite/bin/vite.js')

await Promise.all(
  FIXED_SITES.map((name) =>
    promisify(execFile)(process.execPath, [vite, 'build', '--outDir', builtFolder(name), '--emptyOutDir'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MOONGATE_CONTENT: `tests/sites/${name}`,
        MOONGATE_URL: '',
      },
    }),
  ),
)
