const quiet: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // One without a window does not know its network's pace: it fetches pictures from as near as a quick network's visitor.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  // No page reaches anything outside this machine.
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
