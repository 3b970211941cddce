import { unzipSync } from 'fflate'
import { attempt } from '../../../lib/attempt.ts'
import { fill } from '../../../lib/fill.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { parseSiteData } from '../data/parseSiteData.ts'
import { picturesOf, withoutPictures } from '../data/pictures.ts'
import type { Picture, Pictures, SiteData } from '../data/siteData.ts'
import { sizeRefusal } from '../data/siteLimits.ts'
import type { PageFields } from '../fields/field.ts'
import { pageFields } from '../fields/pageFields.ts'
import { EDITOR_DATA_FILE, findPageData } from './pageData.ts'

/** An imported site. @property missingPictures the pictures whose files are missing; `data` does not contain them */
export interface UnpackedSite {
  readonly data: SiteData
  readonly pictures: Pictures
  readonly missingPictures: readonly Picture[]
}

type Refusal = { readonly refusal: string }

const messages = editorWords.import

/** Size limit of `index.html`. A page with the maximum number of usual links has about 3 MB. */
const MAX_PAGE_BYTES = 8 * 1024 * 1024
/** Limit of the unpacked page and pictures together. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024
/** Matches the page, `EDITOR_DATA_FILE` and the pictures, also in a folder. Nothing else in a ZIP is unpacked. */
const SITE_FILE = /^(?!__MACOSX\/)(.*\/)?(index\.html|editor\.json|pictures\/[^/]+)$/
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  webp: /^RIFF.{4}WEBP/s,
  jpg: /^\u00ff\u00d8\u00ff/,
  png: /^\u0089PNG/,
}

/** Imports an exported ZIP, also one that was packed again, or an `index.html`. A refusal is a message for the user. */
export function unpackSite(bytes: Uint8Array, fields: PageFields = pageFields): UnpackedSite | Refusal {
  const refusal = sizeRefusal(bytes.length)
  if (refusal) return { refusal }
  const startsAsZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!startsAsZip) return unpackPage(bytes, fields)
  const files = unzip(bytes)
  return files instanceof Map ? unpackFiles(withoutFolder(files), fields) : files
}

/** Some programs of Windows write the separators of Windows. */
const withSlashes = (path: string) => path.replaceAll('\\', '/')

/** The files of a ZIP that can belong to a site, by their paths. */
function unzip(zip: Uint8Array): Map<string, Uint8Array> | Refusal {
  let unpackedBytes = 0
  try {
    const files = unzipSync(zip, {
      // Called before a file is unpacked, with the size that the ZIP gives.
      filter: ({ name, originalSize }) => {
        if (!SITE_FILE.test(withSlashes(name))) return false
        unpackedBytes += originalSize
        return unpackedBytes <= MAX_UNPACKED_BYTES
      },
    })
    if (unpackedBytes > MAX_UNPACKED_BYTES) return { refusal: messages.bomb }
    return new Map(Object.entries(files).map(([path, bytes]) => [withSlashes(path), bytes]))
  } catch {
    return { refusal: messages.damaged }
  }
}

function unpackFiles(files: ReadonlyMap<string, Uint8Array>, fields: PageFields): UnpackedSite | Refusal {
  const page = files.get('index.html')
  if (!page) return { refusal: messages.noPage }
  const read = readPage(page, fields, files.get(EDITOR_DATA_FILE))
  if ('refusal' in read) return read
  const { data } = read
  const pictures = new Map<string, Uint8Array>()
  for (const { file } of picturesOf(data, fields)) {
    const bytes = files.get(file)
    if (bytes && isPicture(file, bytes)) pictures.set(file, bytes)
  }
  const isMissing = ({ file }: Picture) => !pictures.has(file)
  return {
    data: withoutPictures(data, fields, isMissing),
    pictures,
    missingPictures: picturesOf(data, fields).filter(isMissing),
  }
}

/** Imports an `index.html` alone, without its pictures. */
function unpackPage(bytes: Uint8Array, fields: PageFields): UnpackedSite | Refusal {
  const read = readPage(bytes, fields)
  if ('refusal' in read) return read
  const { data } = read
  return {
    data: withoutPictures(data, fields),
    pictures: new Map(),
    missingPictures: picturesOf(data, fields),
  }
}

/** Reads the data of a site from its `index.html`, or else from its `EDITOR_DATA_FILE`, which also has hidden links. */
function readPage(
  page: Uint8Array,
  fields: PageFields,
  editorData: Uint8Array = new Uint8Array(),
): { readonly data: SiteData } | Refusal {
  if (page.length > MAX_PAGE_BYTES || editorData.length > MAX_PAGE_BYTES)
    return { refusal: messages.pageTooLarge }
  const pageJson = findPageData(new TextDecoder().decode(page))
  if (pageJson === null) return { refusal: messages.noSite }
  const json = new TextDecoder().decode(editorData) || pageJson
  const parsed = parseSiteData(
    attempt(() => JSON.parse(json)),
    fields,
  )
  return 'mistakes' in parsed
    ? { refusal: fill(messages.badData, { mistake: parsed.mistakes[0] ?? '' }) }
    : parsed
}

/** Removes the folder of the first page from the paths, as after a ZIP was unpacked and packed again, or of a repository. */
function withoutFolder(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  const pages = [...files.keys()].filter((path) => path.endsWith('index.html'))
  const [page = ''] = pages.sort((first, second) => first.split('/').length - second.split('/').length)
  const folder = page.slice(0, page.lastIndexOf('/') + 1)
  const inFolder = [...files].filter(([path]) => path.startsWith(folder))
  return new Map(inFolder.map(([path, bytes]) => [path.slice(folder.length), bytes]))
}

function isPicture(file: string, bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  return SIGNATURES[file.slice(file.lastIndexOf('.') + 1)]?.test(start) ?? false
}
