import { editorText } from '../../../site/editorText.ts'

const text = editorText.import

/** The first bytes of gzip, bzip2, xz, 7-Zip and RAR. */
const OTHER_ARCHIVES = ['\u001f\u008b', 'BZh', '\u00fd7zXZ', '7z\u00bc\u00af', 'Rar!']
/** A file in a TAR begins with its name. */
const TAR = /^.{257}ustar/s
/** The first lines of MHTML, and a web archive of Safari. */
const WEB_ARCHIVE = /^(From: |Subject: |MIME-Version: ).*multipart\/related|^bplist00.*WebMainResource/s

/** @returns a message for the editor's user about an archive that is no ZIP, or a page saved in one file; otherwise undefined */
export function archiveRefusal(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 2048))
  if (OTHER_ARCHIVES.some((signature) => start.startsWith(signature)) || TAR.test(start))
    return text.otherArchive
  return WEB_ARCHIVE.test(start) ? text.webArchive : undefined
}
