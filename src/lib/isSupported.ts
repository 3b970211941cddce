/**
 * Whether this browser runs the site's scripts: Safari from 16.4 on, Firefox from 128, Chrome from 119, as the build's
 * target says too. A colour made from another is what came to each of them last of all that the site and its templates
 * use. An older browser shows the pages as without a script.
 */
export function isSupported(): boolean {
  return CSS.supports('color', 'oklch(from red l c h)')
}
