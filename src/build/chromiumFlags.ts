/** Flags of every browser: Chromium sends no requests of its own, and pages reach only this machine. */
const offline: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Without a window, Chromium does not know the network's speed. This sets a fast one, which decides how early it
  // fetches lazy pictures.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  // Pages reach nothing outside this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

/** Flags to draw WebGL2 in software, for machines without a GPU. */
export const softwareGl: readonly string[] = [
  ...offline,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** Flags of a browser that refuses every WebGL context. */
export const noGl: readonly string[] = [...offline, '--disable-gpu', '--disable-3d-apis']
