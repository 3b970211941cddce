const quiet: readonly string[] = [
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

/** Draws WebGL2 in software, for machines without a GPU. */
export const softwareGl: readonly string[] = [
  ...quiet,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** A browser that refuses every WebGL context. */
export const noGl: readonly string[] = [...quiet, '--disable-gpu', '--disable-3d-apis']
