// `npm run tool -- campaign`: builds the sites, and runs the tests of `tests/long`.
import { runCommand } from '../helpers/runCommand.ts'

const options = process.argv.slice(3)
runCommand(['node', 'src/tools/run.mjs', 'sites'])
runCommand(['playwright', 'test', '--config', 'tests/long', ...options])
