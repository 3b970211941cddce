/**
 * True if this browser runs the site's scripts: Safari from 16.4, Firefox from 128, Chrome from 119, as the build's target.
 * Relative colours are the newest feature that is used. An older browser shows the pages as without a script.
 */
export function isSupported(): boolean {
  return CSS.supports('color', 'oklch(from red l c h)')
}
