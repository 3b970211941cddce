import { useCallback, useEffect, useMemo, useState } from 'react'
import { saveFile } from '../../lib/saveFile.ts'
import { checkSite, type Finding } from '../../templates/checkSite.ts'
import { renderSite } from '../../templates/renderSite.ts'
import { allSamples } from '../../templates/samples.ts'
import { useSession } from '../session.ts'
import { isInApp } from './isInApp.ts'
import { packFile } from './packFile.ts'

/**
 * `checking`: the findings are not known yet; `review`: they are shown; `packing`: so large a share of the work is done,
 * (0, 1]; `packed`: the ZIP is made, and was saved unless the browser saves no files.
 */
export type ExportState =
  | { readonly step: 'checking' }
  | { readonly step: 'review'; readonly findings: readonly Finding[] }
  | { readonly step: 'packing'; readonly share: number }
  | { readonly step: 'packed'; readonly file: File; readonly saved: boolean }
  | { readonly step: 'failed' }

/** Checks the page and packs it. A page without findings is packed and saved at once. */
export function useExport() {
  const { store, kit, sample } = useSession()
  const { files, data } = useMemo(() => {
    const site = store.getState()
    return { files: renderSite(kit, site.data, site.pictures), data: site.data }
  }, [store, kit])
  const { name } = data
  const [state, setState] = useState<ExportState>({ step: 'checking' })

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
    let isCurrent = true
    // Without the other samples the page is checked against its own.
    void allSamples()
      .catch(() => [sample])
      .then((samples) => {
        if (!isCurrent) return
        const findings = checkSite(data, kit, files, samples)
        if (findings.length > 0) setState({ step: 'review', findings })
        else void pack()
      })
    return () => {
      isCurrent = false
    }
  }, [data, kit, files, sample, pack])

  return { state, pack }
}
