// `npm run test:engines`: builds the site, and runs the tests of `tests/engines`.
import { runCommand } from '../helpers/runCommand.ts'

const options = process.argv.slice(3)
runCommand(['vite', 'build'])
runCommand(['vitest', 'run', '--config', 'tests/engines/vitest.config.ts', ...options])
