/** Adds a style sheet to the page, after its own: how the editor's CSS modules arrive with their scripts. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
