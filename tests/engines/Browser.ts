/** A browser with one page. It has only the methods that the journeys need. */
export interface Browser {
  open(address: string): Promise<void>
  /** Goes one page back. Some drivers do not wait for the page. */
  back(): Promise<void>
  /** Sets the size of the page's window, CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function that uses only globals and JSON arguments, in the page or in a frame. @param frame a CSS selector */
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    args: Args,
    frame?: string,
  ): Promise<Awaited<Result>>
  /** Scrolls to an element and clicks it. @param target a CSS selector, or an XPath that begins with a slash */
  click(target: string): Promise<void>
  /** Taps an element. A driver without touch clicks with the mouse. */
  tap(target: string): Promise<void>
  /** Focuses a field and types after its present text, key by key. */
  type(target: string, text: string): Promise<void>
  /** Types into the focused element. */
  typeIntoFocused(text: string): Promise<void>
  /** Presses one key in the focused element. */
  press(key: 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Tab' | 'Shift+Tab' | 'Enter'): Promise<void>
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>
  /** The page on A4 as a PDF. Undefined for a driver that cannot print. @param margin a CSS length */
  readonly paper?: (margin: string) => Promise<Uint8Array>
  /** Warnings, errors and blocked content in the console since the last call. Safari reports none. */
  consoleMessages(): Promise<readonly string[]>
  close(): Promise<void>
}

/** The XPath of the button, link or field label with exactly this text, `aria-label` or title. */
export function xpathOfLabel(text: string): string {
  // XPath has no escapes, so a text with quotation marks is concatenated.
  const quoted = `concat("", "${text.split('"').join(`", '"', "`)}")`
  return `//*[self::button or self::a or self::label][normalize-space()=${quoted} or @aria-label=${quoted} or @title=${quoted}]`
}

/** The XPath of the heading that unfolds a part of an editor's form. */
export const xpathOfPart = (part: string) => `//h2/button[normalize-space()="${part}"]`

/** The browser of a journey, and the address of the site's home page. */
export interface Journey {
  readonly browser: Browser
  readonly root: string
}
