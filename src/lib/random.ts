/** Scales 24 bits to [0, 1). */
const TO_UNIT = 1 / 2 ** 24

/**
 * A hash of 32 bits: similar inputs give unrelated results, [0, 2 ** 32). The shaders have the same function
 * (`shaders/random.glsl`), so code and shaders place the same stars.
 * Source: Chris Wellons, "Prospecting for hash functions" (lowbias32).
 */
export function hash32(bits: number): number {
  let x = bits | 0
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}

/**
 * A pseudorandom number, always the same for the same seed, channel and index.
 * @param channel the property that the number is for, a small integer
 * @param index the object that has the property, an integer, negative too
 * @returns a number in [0, 1) with 24 bits, which a GPU's float holds exactly
 */
export function random(seed: number, channel: number, index: number): number {
  return (hash32(hash32(hash32(seed) + channel) + index) >>> 8) * TO_UNIT
}
