import type { Publishing } from './schema.ts'

/** A host of static files, and the steps to publish an exported page there. */
export interface Host {
  readonly name: string
  readonly url?: string | undefined
  /** True for a host that takes the exported ZIP, false for one that takes only its files. Undefined: not known. */
  readonly takesZip?: boolean | undefined
  readonly steps: readonly string[]
  readonly phoneTips: readonly string[]
}

/** The hosts to choose from after an export. The shop's host is the first, unless the owner lists it among `hosts` too. */
export function hostsOf({
  hostName,
  hostUrl,
  steps = [],
  phoneTips = [],
  hosts = [],
}: Publishing): readonly Host[] {
  // The first two steps of the shop are to edit and to export, which the person has done.
  const shopHost = { name: hostName ?? hostUrl ?? '', url: hostUrl, steps: steps.slice(2), phoneTips }
  if (hosts.length === 0) return [shopHost]
  const isListed = hosts.some(({ url }) => url === hostUrl)
  const fromList = hosts.map((host) => ({
    ...(host.url === hostUrl ? shopHost : { steps: [], phoneTips: [] }),
    ...host,
  }))
  return hostUrl && !isListed ? [shopHost, ...fromList] : fromList
}
