// `npm run tool -- campaign`: builds the site with the template of the tests, and runs the tests of `tests/long`.
import { runCommand } from '../helpers/runCommand.ts'

const options = process.argv.slice(3)
runCommand(['vite', 'build'], { MOONGATE_TEMPLATES: 'tests/templates' })
runCommand(['playwright', 'test', '--config', 'tests/long', ...options])
