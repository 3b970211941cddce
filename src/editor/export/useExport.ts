import { useCallback, useEffect, useMemo, useState } from 'react'
import { checkSite } from '../../templates/checkSite.ts'
import { renderSite } from '../../templates/renderSite.ts'
import { loadPacker } from '../lateParts.ts'
import { useSession } from '../session.ts'
import { isInApp, saveFile, zipName } from './saving.ts'

/** `looking`: at what was found; `packing`: a share of it is done; `packed`: here it is, and whether it was saved. */
export type ExportState =
  | { readonly step: 'looking' }
  | { readonly step: 'packing'; readonly share: number }
  | { readonly step: 'packed'; readonly file: File; readonly saved: boolean }
  | { readonly step: 'failed' }

/** Looks the page over and packs it. A page about which there is nothing to say is packed and saved at once. */
export function useExport() {
  const { store, kit } = useSession()
  const { files, findings, name } = useMemo(() => {
    const { data, pictures } = store.getState()
    const rendered = renderSite(kit, data, pictures)
    return { files: rendered, findings: checkSite(data, kit, rendered), name: data.name }
  }, [store, kit])
  const [state, setState] = useState<ExportState>({ step: 'looking' })

  const pack = useCallback(async () => {
    try {
      setState({ step: 'packing', share: 0 })
      const { packSite } = await loadPacker()
      const bytes = await packSite(files, (share) => setState({ step: 'packing', share }))
      const file = new File([bytes.slice()], zipName(name), { type: 'application/zip' })
      const saved = !isInApp(navigator.userAgent)
      if (saved) saveFile(file)
      setState({ step: 'packed', file, saved })
    } catch (reason) {
      console.warn('The page could not be packed.', reason)
      setState({ step: 'failed' })
    }
  }, [files, name])

  useEffect(() => {
    if (findings.length === 0) void pack()
  }, [findings, pack])

  return { findings, state, pack }
}
