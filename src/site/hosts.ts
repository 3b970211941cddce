import type { Publishing } from './schema.ts'

/** A host of static files. Its steps begin after the export. */
export interface Host {
  readonly name: string
  readonly url?: string | undefined
  /** True for a host that takes the ZIP, false for one that takes only files. Undefined if unknown. */
  readonly takesZip?: boolean | undefined
  readonly steps: readonly string[]
  readonly phoneTips: readonly string[]
}

/** The hosts to choose from after an export. The one of the shop is the first, unless the owner lists it elsewhere. */
export function hostsOf({
  hostName,
  hostUrl,
  steps = [],
  phoneTips = [],
  hosts = [],
}: Publishing): readonly Host[] {
  // The shop's first two steps, to edit and to export, are done in the editor.
  const shopHost = { name: hostName ?? hostUrl ?? '', url: hostUrl, steps: steps.slice(2), phoneTips }
  if (hosts.length === 0) return [shopHost]
  const isListed = hosts.some(({ url }) => url === hostUrl)
  const others = hosts.map((one) => ({
    ...(one.url === hostUrl ? shopHost : { steps: [], phoneTips: [] }),
    ...one,
  }))
  return hostUrl && !isListed ? [shopHost, ...others] : others
}
