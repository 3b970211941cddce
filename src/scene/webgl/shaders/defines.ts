/** Writes numbers, and colours of three numbers, as GLSL constants, so that TypeScript and the shaders share one truth. */
export function defines(values: Readonly<Record<string, number | readonly number[]>>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const written = typeof value === 'number' ? float(value) : `vec3(${value.map(float).join(', ')})`
      return `#define ${name} ${written}\n`
    })
    .join('')
}

function float(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value)
}
