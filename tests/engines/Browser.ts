/** A browser with one page open, driven as its maker drives it: what the journeys need, and no more. */
export interface Browser {
  open(address: string): Promise<void>
  /** Goes one page back, and does not wait for it. */
  back(): Promise<void>
  /** Sets the size of the page's window, CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page, or in a frame of it. It sees nothing outside itself but its JSON arguments. */
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    args: Args,
    frame?: string,
  ): Promise<Awaited<Result>>
  /** Presses what a selector names, or the XPath of `named`, as a visitor does: scrolled to, and with a pointer. */
  click(target: string): Promise<void>
  /** Presses it with a finger; with a mouse where the engine's driver has no finger. */
  tap(target: string): Promise<void>
  /** Types into a field after what is there, key by key. */
  type(target: string, text: string): Promise<void>
  /** Types wherever the focus is. */
  write(text: string): Promise<void>
  /** Presses one key, wherever the focus is. */
  press(key: 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Tab' | 'Shift+Tab' | 'Enter'): Promise<void>
  /** A PNG of what the window shows. */
  photograph(): Promise<Buffer>
  /** Warnings, errors and blocked content that the console has had since the last time. */
  consoleMessages(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Finds the button, link or field label with exactly this text. */
export function named(text: string): string {
  // XPath has no escapes. A text with quotation marks is put together of parts.
  const quoted = `concat("", "${text.split('"').join(`", '"', "`)}")`
  return `//*[self::button or self::a or self::label][normalize-space()=${quoted} or @aria-label=${quoted}]`
}

/** A browser, and the address below which it finds the site. */
export interface Journey {
  readonly browser: Browser
  readonly root: string
}
