/* `npm run types`: reports mistakes in the owner's content as sentences. Without mistakes it reports the type errors. */
import { spawnSync } from 'node:child_process'
import { relative, resolve, sep } from 'node:path'
import { contentFolder } from './contentFolder.ts'
import { complaint, reportContent } from './reportContent.ts'
import { compilerFailure, typeMistakes } from './typeMistakes.ts'

const root = process.cwd()

function fail(text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

const { mistakes } = await reportContent(root)
if (mistakes.length > 0) fail(complaint(mistakes))

const compiler = resolve(root, 'node_modules/typescript/bin/tsc')
const run = spawnSync(process.execPath, [compiler, '--pretty', 'false'], { cwd: root, encoding: 'utf8' })
const { status, stdout, stderr } = run
const failure = compilerFailure(run)
if (failure) fail(`${stderr}${failure}`)
if (status !== 0) {
  const folder = relative(root, contentFolder(root)).split(sep).join('/')
  const { content, others } = typeMistakes(stdout, folder)
  if (content.length > 0) process.stderr.write(`${complaint(content)}\n`)
  const rest = [...others, stderr.trim()].filter((text) => text !== '')
  // Nothing is left when the only errors are unused code in the owner's files, which is no mistake.
  if (rest.length > 0 || content.length > 0) fail(rest.join('\n'))
}
