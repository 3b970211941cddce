import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { recordSources } from './builtSources.ts'
import { builtFolder, FIXED_SITES } from './fixedSites.ts'
import { writeTemplateSites } from './templateSites.ts'

// `npm run tool -- sites`: builds the two sites on which the tests run, and renders those of the templates, all at the same time.

const root = process.cwd()
const vite = join(root, 'node_modules/vite/bin/vite.js')

const buildAll = () =>
  Promise.all([
    writeTemplateSites(),
    ...FIXED_SITES.map((name) =>
      promisify(execFile)(
        process.execPath,
        [vite, 'build', '--outDir', builtFolder(name), '--emptyOutDir', '--manifest'],
        {
          cwd: root,
          env: {
            ...process.env,
            NODE_ENV: 'production',
            MOONGATE_CONTENT: `tests/sites/${name}`,
            MOONGATE_URL: '',
          },
        },
      ),
    ),
  ])

await recordSources(buildAll)
