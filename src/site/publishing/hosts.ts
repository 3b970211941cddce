import type { Publishing } from '../schema.ts'

export interface Host {
  readonly name: string
  readonly url?: string | undefined
  /** True if the host takes the exported ZIP, false if it takes only the files in the ZIP. Undefined: not known. */
  readonly takesZip?: boolean | undefined
  readonly steps: readonly string[]
  readonly phoneTips: readonly string[]
}

/**
 * The hosts to choose from after an export. The shop's host, at `hostUrl`, is first, unless `hosts` lists it. Without `hosts`
 * it is the only one.
 */
export function hostsOf({
  hostName,
  hostUrl,
  steps = [],
  phoneTips = [],
  hosts = [],
}: Publishing): readonly Host[] {
  // Steps 1 and 2 of the shop are to edit and to export.
  const shopHost = { name: hostName ?? hostUrl ?? '', url: hostUrl, steps: steps.slice(2), phoneTips }
  if (hosts.length === 0) return [shopHost]
  const isListed = hosts.some(({ url }) => url === hostUrl)
  const fromList = hosts.map((host) => ({
    ...(host.url === hostUrl ? shopHost : { steps: [], phoneTips: [] }),
    ...host,
  }))
  return hostUrl && !isListed ? [shopHost, ...fromList] : fromList
}

/** The steps to publish from a phone. Without `phoneTips`, the steps to publish from a computer. */
export function phoneSteps({ steps, phoneTips }: Host): readonly string[] {
  return phoneTips.length > 0 ? phoneTips : steps
}

/** A phone cannot drag a folder, so hosts that take the exported ZIP are first. */
export function sortForPhone(hosts: readonly Host[]): readonly Host[] {
  return hosts.toSorted((host, other) => Number(other.takesZip ?? false) - Number(host.takesZip ?? false))
}
