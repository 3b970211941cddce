/* `npm run update`: merges the project's newest version, and prints the new entries of the changelog. */
import { updateProject } from './updateProject.ts'

// node src/build/run.mjs src/build/update.ts [address]
const [, , , address] = process.argv

try {
  const entries = updateProject(process.cwd(), address)
  if (entries === undefined) process.stdout.write('\nThis copy has the project’s newest version already.\n')
  else {
    process.stdout.write(`\n${entries || 'Updated. The changelog has nothing new for you.'}\n`)
    process.stdout.write('\nYour files in src/content are as they were. Now run: npm ci && npm test\n')
  }
} catch (reason) {
  process.stderr.write(`\n${reason instanceof Error ? reason.message : reason}\n`)
  process.exitCode = 1
}
