import { spawn } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { engines, wantedEngines } from './engines.ts'
import { freePort } from './freePort.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address on this machine, including the base path. */
    local: string
    /** The address for other devices. Undefined without an IPv4 network. */
    network: string | undefined
  }
}

/** Serves the built site as `npm start -- --host` does, on a free port. On Linux, opens a display if there is none. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const installed = Object.entries(engines).filter(([, { path }]) => path)
  console.log(
    `Engines that are installed: ${installed.map(([name, { path }]) => `${name} (${path})`).join(', ')}`,
  )
  console.log(`Engines that are tested: ${wantedEngines().join(', ')}`)
  const needsDisplay = process.platform === 'linux' && !process.env.DISPLAY
  const closeDisplay = needsDisplay ? await openDisplay() : () => {}
  const port = await freePort()
  const server = await preview({ logLevel: 'warn', preview: { host: true, port, strictPort: true } })
  const { base } = server.config
  const address = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
  project.provide('local', `http://localhost:${port}${base}`)
  project.provide('network', address && `http://${address}:${port}${base}`)
  return async () => {
    await server.close()
    closeDisplay()
  }
}

/** Opens a virtual display, and sets DISPLAY to it. @returns a function that closes it */
function openDisplay(): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const screen = ['-screen', '0', '1600x1200x24', '+extension', 'GLX']
    const display = spawn('Xvfb', ['-displayfd', '1', ...screen, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    display.on('error', () =>
      reject(new Error('There is no display, and no Xvfb to open one: install xvfb, or set DISPLAY.')),
    )
    display.on('exit', (code, signal) =>
      reject(new Error(`Xvfb ended before it opened a display (${signal ?? `exit status ${code}`}).`)),
    )
    display.stdout.once('data', (number) => {
      process.env.DISPLAY = `:${String(number).trim()}`
      resolve(() => display.kill())
    })
  })
}
