/* `npm run types`: reports mistakes in the owner's content. If there are none, it reports type errors. */
import { spawnSync } from 'node:child_process'
import { relative, resolve, sep } from 'node:path'
import { contentFolder } from './contentFolder.ts'
import { mistakesMessage, reportContent } from './reportContent.ts'
import { compilerFailure, typeMistakes } from './typeMistakes.ts'

const root = process.cwd()

function fail(text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

const { mistakes } = await reportContent(root)
if (mistakes.length > 0) fail(mistakesMessage(mistakes))

const compiler = resolve(root, 'node_modules/typescript/bin/tsc')
const run = spawnSync(process.execPath, [compiler, '--pretty', 'false'], { cwd: root, encoding: 'utf8' })
const { status, stdout, stderr } = run
const failure = compilerFailure(run)
if (failure) fail(`${stderr}${failure}`)
if (status !== 0) {
  const folder = relative(root, contentFolder(root)).split(sep).join('/')
  const { content, otherLines } = typeMistakes(stdout, folder)
  if (content.length > 0) process.stderr.write(`${mistakesMessage(content)}\n`)
  const unreportedLines = [...otherLines, stderr.trim()].filter((text) => text !== '')
  // Unused code in the owner's files is allowed. The compiler may have found nothing else.
  if (unreportedLines.length > 0 || content.length > 0) fail(unreportedLines.join('\n'))
}
