/** A browser with one page, driven by its own vendor's driver. It has only the methods that the journeys need. */
export interface Browser {
  open(address: string): Promise<void>
  /** Goes one page back, without waiting for it. */
  back(): Promise<void>
  /** Sets the size of the page's window, CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page, or in a frame of the page. The function can use only its arguments, which must be JSON values. */
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    args: Args,
    frame?: string,
  ): Promise<Awaited<Result>>
  /** Clicks an element with the pointer, after scrolling to it. @param target a selector, or the XPath of `named` */
  click(target: string): Promise<void>
  /** Taps an element; a driver without touch clicks with the mouse. */
  tap(target: string): Promise<void>
  /** Types into a field after its present text, key by key. */
  type(target: string, text: string): Promise<void>
  /** Types into the focused element. */
  write(text: string): Promise<void>
  /** Presses one key in the focused element. */
  press(key: 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Tab' | 'Shift+Tab' | 'Enter'): Promise<void>
  /** A PNG of the window. */
  photograph(): Promise<Buffer>
  /** Warnings, errors and blocked content in the console since the last call. */
  consoleMessages(): Promise<readonly string[]>
  close(): Promise<void>
}

/** The XPath of the button, link or field label with exactly this text. */
export function named(text: string): string {
  // XPath has no escapes, so a text with quotation marks is concatenated.
  const quoted = `concat("", "${text.split('"').join(`", '"', "`)}")`
  return `//*[self::button or self::a or self::label][normalize-space()=${quoted} or @aria-label=${quoted}]`
}

/** A browser, and the address below which it finds the site. */
export interface Journey {
  readonly browser: Browser
  readonly root: string
}
