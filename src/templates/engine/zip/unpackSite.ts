import { unzipSync } from 'fflate'
import { decode, decodeText } from '../../../lib/decodeText.ts'
import { fill } from '../../../lib/fill.ts'
import { parsedJson } from '../../../lib/parsed.ts'
import { editorText } from '../../../site/editorText.ts'
import { parseSiteData } from '../data/parseSiteData.ts'
import { picturesOf, withoutPictures } from '../data/pictures.ts'
import {
  type Picture,
  type Pictures,
  type SiteData,
  siteDataJson,
  withoutHiddenLinks,
} from '../data/siteData.ts'
import { SITE_LIMITS } from '../data/siteLimits.ts'
import { archiveRefusal } from './archiveRefusal.ts'
import { EDITOR_DATA_FILE, findPageData, READ_FILE } from './pageData.ts'

/** An imported site. @property missingPictures the pictures whose files are missing; `data` does not contain them */
export interface UnpackedSite {
  readonly data: SiteData
  readonly pictures: Pictures
  readonly missingPictures: readonly Picture[]
  readonly source: SiteSource
}

/** The files of an imported site. Compared with its data, they show what was changed by hand. */
export interface SiteSource {
  /** The page's HTML. */
  readonly page: string
  /** True if letters of the page may be wrong, because its encoding is unknown. */
  readonly isGuess: boolean
  /** The files that an import reads, by their paths in the site; none for a page without its ZIP. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The paths of the ZIP's other files, as in `CNAME`. */
  readonly otherFiles: readonly string[]
  /** True if `EDITOR_DATA_FILE` is of another version of the page, and was not read. */
  readonly hasOtherEditorData: boolean
}

type Refusal = { readonly refusal: string }

const text = editorText.import

/** Size limit of `index.html`. A page with the maximum number of usual links has about 3 MB. */
const MAX_PAGE_BYTES = 8 * 1024 * 1024
/** Limit of the unpacked page and pictures together. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024
/** The first bytes of the pictures that every browser shows: WebP, JPEG, PNG, GIF and AVIF. */
const PICTURE = /^(RIFF.{4}WEBP|\u00ff\u00d8\u00ff|\u0089PNG|GIF8|.{4}ftypavif)/s

/** Imports an exported ZIP, also one that was packed again, or an `index.html`. A refusal is a message for the user. */
export function unpackSite(bytes: Uint8Array): UnpackedSite | Refusal {
  if (bytes.length > SITE_LIMITS.importBytes) return { refusal: text.tooLarge }
  const refusal = archiveRefusal(bytes)
  if (refusal) return { refusal }
  const startsAsZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!startsAsZip) return unpackPage(bytes)
  const zip = unzip(bytes)
  return 'refusal' in zip ? zip : unpackFiles(inSiteFolder(zip))
}

/** @property otherPaths the paths of the files that were not unpacked */
interface ZipContent {
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly otherPaths: readonly string[]
}

/** Some programs of Windows write the separators of Windows. */
const withSlashes = (path: string) => path.replaceAll('\\', '/')

/** The files of a ZIP that can belong to a site, by their paths. */
function unzip(zip: Uint8Array): ZipContent | Refusal {
  let unpackedBytes = 0
  const otherPaths: string[] = []
  try {
    const files = unzipSync(zip, {
      // Called before a file is unpacked, with the size that the ZIP gives.
      filter: ({ name, originalSize }) => {
        const path = withSlashes(name)
        if (!READ_FILE.test(path)) {
          otherPaths.push(path)
          return false
        }
        unpackedBytes += originalSize
        return unpackedBytes <= MAX_UNPACKED_BYTES
      },
    })
    if (unpackedBytes > MAX_UNPACKED_BYTES) return { refusal: text.bomb }
    return {
      files: new Map(Object.entries(files).map(([path, bytes]) => [withSlashes(path), bytes])),
      otherPaths,
    }
  } catch {
    return { refusal: text.damaged }
  }
}

function unpackFiles({ files, otherPaths }: ZipContent): UnpackedSite | Refusal {
  const page = files.get('index.html')
  if (!page) return { refusal: text.noPage }
  const read = readPage(page, files.get(EDITOR_DATA_FILE))
  if ('refusal' in read) return read
  const { data } = read
  const pictures = new Map<string, Uint8Array>()
  for (const { file } of picturesOf(data)) {
    const bytes = files.get(file)
    if (bytes && isPicture(bytes)) pictures.set(file, bytes)
  }
  const isMissing = ({ file }: Picture) => !pictures.has(file)
  return {
    data: withoutPictures(data, isMissing),
    pictures,
    missingPictures: picturesOf(data).filter(isMissing),
    source: { ...read.source, files, otherFiles: otherPaths.filter((path) => !path.endsWith('/')) },
  }
}

/** Imports an `index.html` alone, without its pictures. */
function unpackPage(bytes: Uint8Array): UnpackedSite | Refusal {
  const read = readPage(bytes)
  if ('refusal' in read) return read
  const { data, source } = read
  return {
    data: withoutPictures(data),
    pictures: new Map(),
    missingPictures: picturesOf(data),
    source,
  }
}

/**
 * Reads the data of a site from its page. `EDITOR_DATA_FILE` also has the hidden links, but a host may keep that of an earlier
 * export: it is read only if it agrees with the page apart from them.
 */
function readPage(
  bytes: Uint8Array,
  editorBytes?: Uint8Array,
): { readonly data: SiteData; readonly source: SiteSource } | Refusal {
  if (Math.max(bytes.length, editorBytes?.length ?? 0) > MAX_PAGE_BYTES) return { refusal: text.pageTooLarge }
  const { text: page, isGuess } = decode(bytes)
  const json = findPageData(page)
  if (json === null) return { refusal: text.noSite }
  const shown = readData(json)
  if ('refusal' in shown) return shown
  const editor = editorBytes && readData(decodeText(editorBytes))
  const agrees =
    editor && 'data' in editor && siteDataJson(withoutHiddenLinks(editor.data)) === siteDataJson(shown.data)
  return {
    data: agrees ? editor.data : shown.data,
    source: {
      page,
      isGuess,
      files: new Map(),
      otherFiles: [],
      hasOtherEditorData: editor !== undefined && !agrees,
    },
  }
}

function readData(json: string): { readonly data: SiteData } | Refusal {
  const value: unknown = parsedJson(json)
  const parsed = value === undefined ? { mistakes: [syntaxMistake(json)] } : parseSiteData(value)
  return 'mistakes' in parsed
    ? { refusal: fill(text.badData, { mistake: parsed.mistakes[0] ?? '' }) }
    : parsed
}

/** A comma before a closing bracket, as after the last entry of a list was removed. */
const COMMA_TOO_MANY = /,(?=\s*[\]}])/g
const SHOWN_CHARACTERS = 30

function syntaxMistake(json: string): string {
  const isOnlyComma = parsedJson(json.replace(COMMA_TOO_MANY, '')) !== undefined
  if (!isOnlyComma) return editorText.data.syntax
  const commaIndex = json.search(COMMA_TOO_MANY)
  const before = json.slice(Math.max(0, commaIndex - SHOWN_CHARACTERS), commaIndex)
  return fill(editorText.data.comma, { before })
}

/**
 * The files of the folder with the site, without that folder: a ZIP may have been unpacked and packed again, or is of a
 * repository, or of a whole site with a home page of its own.
 */
function inSiteFolder({ files, otherPaths }: ZipContent): ZipContent {
  const depthOf = (path: string) => path.split('/').length
  const pages = [...files.keys()]
    .filter((path) => /(^|\/)index\.html$/.test(path))
    .sort((first, second) => depthOf(first) - depthOf(second))
  const hasData = (path: string) => findPageData(decodeText(files.get(path) ?? new Uint8Array())) !== null
  const page = pages.find(hasData) ?? pages[0] ?? ''
  const folder = page.slice(0, page.lastIndexOf('/') + 1)
  const isInFolder = (path: string) => path.startsWith(folder)
  const withoutFolder = (path: string) => path.slice(folder.length)
  return {
    files: new Map(
      [...files].filter(([path]) => isInFolder(path)).map(([path, bytes]) => [withoutFolder(path), bytes]),
    ),
    otherPaths: otherPaths.filter(isInFolder).map(withoutFolder),
  }
}

/** The name of a picture may be wrong: people replace a WebP by a JPEG under the same name, which browsers show. */
function isPicture(bytes: Uint8Array): boolean {
  return PICTURE.test(String.fromCharCode(...bytes.subarray(0, 12)))
}
