import { chromium } from 'playwright'
import { renderShader } from './renderShader.ts'
import { SCENES } from './scenes.ts'
import { writeOriginal } from './writeOriginal.ts'

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const wanted = process.env.ONLY?.split(',')
const scenes = SCENES.filter(({ name }) => !wanted || wanted.includes(name))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: CHROMIUM_FLAGS })
for (const scene of scenes) {
  const started = Date.now()
  const png = await renderShader(browser, scene)
  await writeOriginal(png, scene.out)
  console.log(`${scene.name}: ${Math.round((Date.now() - started) / 1000)} s`)
}
await browser.close()
