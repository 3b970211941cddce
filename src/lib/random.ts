// `src/scene/webgl/stars/random.glsl` has the same functions. Keep them equal: tests compute the places of falling stars here.

/** Hashes 32 bits. Source: Chris Wellons, "Prospecting for hash functions" (lowbias32). */
export function hash32(bits: number): number {
  let x = bits | 0
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}

/** A pseudorandom number in [0, 1) for a property (`channel`) of an object (`index`), with the 24 bits of a GPU's float. */
export function random(seed: number, channel: number, index: number): number {
  return (hash32(hash32(hash32(seed) + channel) + index) >>> 8) / 2 ** 24
}
