/** `buttonText` as `button-text`, the way that attributes and custom properties are named. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
