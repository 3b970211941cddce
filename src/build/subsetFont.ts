import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { compress, decompress } from 'woff2-encoder'

/** What of HarfBuzz's own functions is called here; pointers and handles are numbers. */
interface HarfBuzz {
  readonly memory: WebAssembly.Memory
  readonly malloc: (bytes: number) => number
  readonly hb_blob_create: (data: number, bytes: number, mode: number, user: number, free: number) => number
  readonly hb_face_create: (blob: number, index: number) => number
  readonly hb_face_reference_blob: (face: number) => number
  readonly hb_blob_get_data: (blob: number, length: number) => number
  readonly hb_blob_get_length: (blob: number) => number
  readonly hb_set_add: (set: number, value: number) => void
  readonly hb_set_clear: (set: number) => void
  readonly hb_subset_input_create_or_fail: () => number
  readonly hb_subset_input_unicode_set: (input: number) => number
  readonly hb_subset_input_set: (input: number, set: number) => number
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void
  readonly hb_subset_or_fail: (face: number, input: number) => number
}

/** `hb_memory_mode_t`, `hb_subset_sets_t` and `hb_subset_flags_t`. */
const WRITABLE = 2
const LAYOUT_FEATURES = 6
const NO_HINTING = 1

/** What words are set with; swashes, small capitals and old figures nobody asks for. */
const FEATURES = ['kern', 'liga']

/**
 * Makes a font smaller: without the letters that are not listed, without hints, with the features that words need.
 *
 * @param woff2 the font's file
 * @param letters every character to keep
 * @throws when the font cannot be read
 */
export async function subsetFont(woff2: Uint8Array, letters: Iterable<string>): Promise<Uint8Array> {
  const hb = await openHarfBuzz()
  const font = await decompress(woff2)
  const data = hb.malloc(font.length)
  new Uint8Array(hb.memory.buffer).set(font, data)
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.length, WRITABLE, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  const unicodes = hb.hb_subset_input_unicode_set(input)
  for (const letter of letters) hb.hb_set_add(unicodes, letter.codePointAt(0) ?? 0)
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES)
  hb.hb_set_clear(features)
  for (const feature of FEATURES) hb.hb_set_add(features, Buffer.from(feature).readUInt32BE())
  hb.hb_subset_input_set_flags(input, NO_HINTING)
  const subset = hb.hb_subset_or_fail(face, input)
  if (subset === 0) throw new Error('subsetFont: the font cannot be read')
  const blob = hb.hb_face_reference_blob(subset)
  const start = hb.hb_blob_get_data(blob, 0)
  const made = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob))
  return compress(made)
}

async function openHarfBuzz(): Promise<HarfBuzz> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { instance } = await WebAssembly.instantiate(await readFile(file))
  const exports = instance.exports as unknown as HarfBuzz & { readonly _initialize: () => void }
  exports._initialize()
  return exports
}
