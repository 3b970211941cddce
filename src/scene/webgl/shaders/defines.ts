/** Writes numbers as GLSL constants, so that TypeScript and the shaders share them. */
export function defines(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `#define ${name} ${float(value)}\n`)
    .join('')
}

function float(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value)
}
