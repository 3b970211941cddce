import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'vite'
import { type Device, type DeviceSetup, startSetup } from './device.ts'

const root = join(import.meta.dirname, '../..')
const contestants = join(import.meta.dirname, 'contestants')
const pages = ['empty', 'drei', 'bare'].map((name) => join(contestants, `${name}.html`))

/** A built site with the pages to which the bench compares it, below `/bench/`. */
export interface Build {
  /** The scripts that contain three.js, as paths below the folder. */
  readonly threeScripts: readonly string[]
  /** The browser and the server for a device, shared by all parts. */
  readonly setupOf: (device: Device) => Promise<DeviceSetup>
  readonly close: () => Promise<void>
}

/** Copies a built site, and adds the other pages to the copy. @param name of the copy, unique in a run */
export async function openBuild(site: string, name: string): Promise<Build> {
  const folder = join(root, 'node_modules/.moongate-bench', name)
  rmSync(folder, { recursive: true, force: true })
  cpSync(site, folder, { recursive: true })
  // With NODE_ENV `development`, Vite would bundle React's development build.
  process.env.NODE_ENV = 'production'
  await bundle({
    root: contestants,
    base: '/bench/',
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: join(folder, 'bench'),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: pages },
    },
  })
  const setups = new Map<Device, Promise<DeviceSetup>>()
  return {
    threeScripts: scriptsWithThree(folder),
    setupOf: (device) => {
      const setup = setups.get(device) ?? startSetup(device, folder)
      setups.set(device, setup)
      return setup
    },
    close: async () => {
      for (const setup of setups.values()) await (await setup).close()
    },
  }
}

/** The bench measures builds that have no manifest. Messages of three.js contain the text, also in a minified script. */
function scriptsWithThree(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('WebGLRenderer:'),
    )
    .map((file) => file.replaceAll('\\', '/'))
}
