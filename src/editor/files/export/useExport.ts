import { useCallback, useEffect, useRef, useState } from 'react'
import { canSaveFiles } from '../../../lib/browsers.ts'
import { saveFile } from '../../../lib/saveFile.ts'
import { editorText } from '../../../site/editorText.ts'
import type { SiteFile } from '../../../templates/engine/data/siteData.ts'
import { allSamples } from '../../../templates/engine/sample/samples.ts'
import { checkSite, type Finding } from '../../checks/checkSite.ts'
import { askToPersist } from '../../drafts/askToPersist.ts'
import { useSession } from '../../session.ts'
import { exportedFiles, packFile, zipName } from './packFile.ts'

/** The finding of a page that goes out with the template's pictures, because the browser drew none. */
const UNDRAWN: Finding = { severity: 'warning', field: '', message: editorText.export.undrawn }

/** Matches the icon that the browser draws. The template's own is an SVG. */
const DRAWN_ICON = /^icon-\w+\.png$/

/** @property progress [0, 1] @property isSaved false in an app, which cannot save files */
export type ExportState =
  | { readonly step: 'checking' }
  | { readonly step: 'review'; readonly findings: readonly Finding[] }
  | { readonly step: 'packing'; readonly progress: number }
  | { readonly step: 'packed'; readonly file: File; readonly isSaved: boolean }
  | { readonly step: 'failed' }

/** Checks the page. Packs and saves it if there are no findings. @returns `pack` packs and saves it despite findings */
export function useExport() {
  const { store, kit, sample } = useSession()
  const files = useRef<readonly SiteFile[]>([])
  /** Aborts when the dialog closes: nothing is saved after that. */
  const controller = useRef(new AbortController())
  const [state, setState] = useState<ExportState>({ step: 'checking' })

  const pack = useCallback(async () => {
    const { signal } = controller.current
    try {
      setState({ step: 'packing', progress: 0 })
      const { name } = store.getState().data
      const file = await packFile(files.current, zipName(name, kit.name), (progress) =>
        setState({ step: 'packing', progress }),
      )
      if (signal.aborted) return
      const isSaved = canSaveFiles()
      if (isSaved) saveFile(file)
      setState({ step: 'packed', file, isSaved })
      void askToPersist(true)
    } catch (reason) {
      console.warn('The page could not be packed.', reason)
      setState({ step: 'failed' })
    }
  }, [store, kit])

  useEffect(() => {
    controller.current = new AbortController()
    const { signal } = controller.current
    const { data, pictures } = store.getState()
    const check = async () => {
      // Offline, the page can be compared only with the sample of its own template.
      const samples = navigator.onLine ? await allSamples().catch(() => [sample]) : [sample]
      files.current = await exportedFiles(kit, { data, pictures })
      if (signal.aborted) return
      const isDrawn = files.current.some(({ path }) => DRAWN_ICON.test(path))
      const findings = checkSite(data, kit, files.current, samples).concat(isDrawn ? [] : UNDRAWN)
      if (findings.length > 0) setState({ step: 'review', findings })
      else await pack()
    }
    check().catch((reason: unknown) => {
      console.warn('The page could not be rendered.', reason)
      setState({ step: 'failed' })
    })
    return () => controller.current.abort()
  }, [store, kit, sample, pack])

  return { state, pack }
}
