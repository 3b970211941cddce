const PATHS = {
  music: '<path d="M9 18V5.5L20 3v12.5"/><circle cx="6" cy="18" r="3"/><circle cx="17" cy="15.5" r="3"/>',
  brush:
    '<path d="M20.5 3.5c-5 2-9 6-11 10l2.5 2.5c4-2 7.5-6.5 8.5-12.5Z"/>' +
    '<path d="M9 14.5c-3 0-3.5 2-3.5 3.5 0 1.3-1 2-2.5 2.5 4 1.5 8 0 8.5-3.5"/>',
  bag: '<path d="M5 8h14l1 13H4L5 8Z"/><path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"/>',
  frame:
    '<rect x="3" y="4" width="18" height="16" rx="2"/><circle cx="8.5" cy="9.5" r="1.8"/>' +
    '<path d="m3.5 17.5 5-4.5 3.5 3 4-4 4.5 4"/>',
  mail: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m3.5 6.5 8.5 7 8.5-7"/>',
  play: '<circle cx="12" cy="12" r="9"/><path d="M10 8.5v7l5.5-3.5Z" fill="currentColor"/>',
  camera: '<path d="M3 8h4l2-3h6l2 3h4v12H3Z"/><circle cx="12" cy="13.5" r="3.7"/>',
  talk: '<path d="M4 4h16v12h-9l-5 4.5V16H4Z"/><path d="M8 8.5h8M8 12h5"/>',
  book: '<path d="M12 6.5C9.5 4.5 6 4 3 4.5v14c3-.5 6.5 0 9 2 2.5-2 6-2.5 9-2v-14c-3-.5-6.5 0-9 2Zm0 0v14"/>',
  star: '<path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z"/>',
  heart: '<path d="M12 20.5C5 15.5 2.5 12 2.5 8.5c0-5 6.5-6.5 9.5-2 3-4.5 9.5-3 9.5 2 0 3.5-2.5 7-9.5 12Z"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z"/>',
  spark:
    '<path d="M12 2c.8 6.5 3.5 9.2 10 10-6.5.8-9.2 3.5-10 10-.8-6.5-3.5-9.2-10-10 6.5-.8 9.2-3.5 10-10Z"/>',
  go: '<path d="M9 5.5 15.5 12 9 18.5"/>',
} as const

/** A name of a drawn sign. */
export type Icon = keyof typeof PATHS

/** A line drawing in the current text colour; `size` in pixels. */
export function icon(name: Icon, size: number, weight = 1.6): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor"
    stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round">${PATHS[name]}</svg>`
}

/** The same sign filled in the current text colour. */
export function solid(name: Icon, size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="currentColor">${PATHS[name]}</svg>`
}

/** An arrow cursor as an SVG group with its tip at 0,0, 32 units tall. */
export function arrow(fill: string, line: string): string {
  return `<path d="M0 0v27.5l6.5-6 4.5 10.5 5-2.2-4.4-10.2h8.9Z" fill="${fill}" stroke="${line}"
    stroke-width="1.6" stroke-linejoin="round"/>`
}
