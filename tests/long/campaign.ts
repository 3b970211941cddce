// `npm run tool -- campaign`: builds the sites with the template of the tests, and runs the tests of `tests/long`.
import { runCommand } from '../helpers/runCommand.ts'

const options = process.argv.slice(3)
runCommand(['node', 'src/tools/run.mjs', 'sites'], { MOONGATE_TEMPLATES: 'tests/templates' })
runCommand(['playwright', 'test', '--config', 'tests/long', ...options])
