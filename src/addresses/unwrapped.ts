/**
 * Services that put their own address around a link, to count or to check it: their hosts, with subdomains, and the
 * parameters that hold the target.
 */
const WRAPPERS: readonly {
  readonly host: RegExp
  readonly path?: RegExp
  readonly parameters: readonly string[]
}[] = [
  { host: /^(www\.)?google(\.[a-z]{2,3}){1,2}$/, path: /^\/url$/, parameters: ['q', 'url'] },
  { host: /^lm?\.(facebook|instagram|threads|messenger)\.com$/, parameters: ['u'] },
  { host: /^(www\.)?facebook\.com$/, path: /^\/(l|flx\/warn)/, parameters: ['u'] },
  { host: /^(www\.)?youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, parameters: ['url'] },
  { host: /^(www\.)?linkedin\.com$/, path: /^\/(safety\/go|redir\/)/, parameters: ['url'] },
  { host: /^out\.reddit\.com$/, parameters: ['url'] },
  { host: /^(www\.)?pinterest\.com$/, path: /^\/offsite/, parameters: ['url'] },
  { host: /^(steamcommunity\.com)$/, path: /^\/linkfilter/, parameters: ['u', 'url'] },
  { host: /^t\.umblr\.com$/, parameters: ['z'] },
  { host: /^(twitter|x)\.com$/, path: /^\/i\/redirect$/, parameters: ['url'] },
  { host: /^slack-redir\.net$/, parameters: ['url'] },
  { host: /^vk\.com$/, path: /^\/away\.php$/, parameters: ['to'] },
  { host: /^duckduckgo\.com$/, path: /^\/l\//, parameters: ['uddg'] },
]

/** Parameters that only count visits. The page is the same without them. */
const TRACKING = /^(utm_\w+|(fb|g|d|y|tw|tt)clid|msclkid|[wg]braid|igsh(id)?|mc_[ce]id|_gl|mibextid)$/i

/** The address inside that of a service such as Google or Facebook, without what the service added; null for others. */
export function unwrapped({ hostname, pathname, searchParams }: URL): string | null {
  const wrapper = WRAPPERS.find(({ host, path }) => host.test(hostname) && (!path || path.test(pathname)))
  const target = wrapper?.parameters.map((name) => searchParams.get(name)).find(Boolean)
  return target && URL.canParse(target) ? withoutTracking(target) : null
}

/** An address without the parameters that only count visits. */
export function withoutTracking(address: string): string {
  const url = new URL(address)
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name))
  if (tracking.length === 0) return address
  for (const name of tracking) url.searchParams.delete(name)
  return url.href
}
