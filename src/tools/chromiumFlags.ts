/** Features that are off. Chromium reads only one such flag, so this list replaces Playwright's. */
const disabledFeatures: readonly string[] = [
  // Of Playwright's list: dialogs and screenshots depend on these, and requests are not to leave this machine.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  // A full Chromium loads two hidden pages for the address bar of each window, which take as long as a page of the site.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Settings of the page. Chromium reads only one such flag too. */
const settings: readonly string[] = [
  // A mouse, as Playwright has it. A context with a touch screen replaces it.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  // Chromium does not know the network's speed. Fetches lazy pictures up to 1250 CSS px below the window, as on a fast one.
  'lazyLoadingImageMarginPxUnknown=1250',
]

/** Chromium sends no requests of its own, and pages reach only this machine. */
const commonFlags: readonly string[] = [
  // For the user root, as in a container, Chromium does not start with its sandbox.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join()}`,
  `--blink-settings=${settings.join()}`,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

/** Flags of a browser that draws WebGL without a GPU. */
export const softwareGlFlags: readonly string[] = [
  ...commonFlags,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** Flags of a browser that refuses every WebGL context. */
export const noGlFlags: readonly string[] = [...commonFlags, '--disable-gpu', '--disable-3d-apis']
