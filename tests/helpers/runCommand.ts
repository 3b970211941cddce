import { spawnSync } from 'node:child_process'

/** Runs a command of the project's packages, as in `vite build`, and ends this program if the command fails. */
export function runCommand(args: readonly string[]): void {
  // With the NODE_ENV of this program, a build would contain React's development version.
  const { NODE_ENV: _, ...env } = process.env
  const { status } = spawnSync('npx', args, {
    env,
    stdio: 'inherit',
    // Windows starts `npx` only through a shell.
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
