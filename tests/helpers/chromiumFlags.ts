/** Every Chromium of the tests: quiet on the network, and able to run as root in a container. */
const common = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Nothing outside this machine is reached, whatever a page asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
] as const

/** Draws WebGL2 in software, for machines without a GPU. */
export const softwareGl: readonly string[] = [
  ...common,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** A browser that refuses every WebGL context. */
export const noGl: readonly string[] = [...common, '--disable-gpu', '--disable-3d-apis']
