import { useCallback, useEffect, useMemo, useState } from 'react'
import { checkSite } from '../../templates/checkSite.ts'
import { renderSite } from '../../templates/renderSite.ts'
import { useSession } from '../session.ts'
import { isInApp } from './isInApp.ts'
import { packFile } from './packFile.ts'
import { saveFile } from './saveFile.ts'

/**
 * `review`: the findings are shown; `packing`: so large a share of the work is done, (0, 1]; `packed`: the ZIP is made, and
 * was saved unless the browser saves no files.
 */
export type ExportState =
  | { readonly step: 'review' }
  | { readonly step: 'packing'; readonly share: number }
  | { readonly step: 'packed'; readonly file: File; readonly saved: boolean }
  | { readonly step: 'failed' }

/** Checks the page and packs it. A page without findings is packed and saved at once. */
export function useExport() {
  const { store, kit } = useSession()
  const { files, findings, name } = useMemo(() => {
    const { data, pictures } = store.getState()
    const rendered = renderSite(kit, data, pictures)
    return { files: rendered, findings: checkSite(data, kit, rendered), name: data.name }
  }, [store, kit])
  const [state, setState] = useState<ExportState>({ step: 'review' })

  const pack = useCallback(async () => {
    try {
      setState({ step: 'packing', share: 0 })
      const file = await packFile(files, name, (share) => setState({ step: 'packing', share }))
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
