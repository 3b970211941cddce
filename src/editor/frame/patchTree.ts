/** What the page in the frame made of each node of the page as written. */
export type Made = WeakMap<Node, Node>

/**
 * Brings a live page from one written state to the next. The two are compared with each other and never with the page:
 * what a script has changed there meanwhile stays as it is, and so does all within `data-live`, which is the script's.
 *
 * @param written the page as it was written, of which `made` knows what became; it becomes the page as it is written now
 * @param next the page as it is written now; what is new in it is taken out of it
 */
export function patchTree(written: Element, next: Element, made: Made): void {
  const live = made.get(written)
  if (!(live instanceof Element)) return
  if (written.hasAttribute('data-live') && next.hasAttribute('data-live')) return
  patchAttributes(written, next, live)
  patchChildren(written, next, live, made)
}

/** Makes a written node part of the live page. */
export function grow(written: Node, made: Made): Node {
  const live = document.importNode(written, false)
  made.set(written, live)
  for (const child of written.childNodes) live.appendChild(grow(child, made))
  return live
}

function patchAttributes(written: Element, next: Element, live: Element): void {
  for (const { name, value } of next.attributes)
    if (written.getAttribute(name) !== value)
      for (const each of [written, live]) each.setAttribute(name, value)
  for (const { name } of [...written.attributes])
    if (!next.hasAttribute(name)) for (const each of [written, live]) each.removeAttribute(name)
}

/** What is the same at the start and at the end stays; what lies between is patched in order, added or taken out. */
function patchChildren(written: Element, next: Element, live: Element, made: Made): void {
  const old = [...written.childNodes]
  const now = [...next.childNodes]
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && isSame(old[start], now[start])) start++
  let end = 0
  while (end < most - start && isSame(old.at(-1 - end), now.at(-1 - end))) end++
  const middle = old.slice(start, old.length - end)
  const wanted = now.slice(start, now.length - end)
  const after = old[old.length - end] ?? null

  for (const [index, child] of wanted.entries()) {
    const previous = middle[index]
    if (previous?.nodeName === child.nodeName) patchNode(previous, child, made)
    else if (previous) replace(previous, child, made)
    else insert(child, after, written, live, made)
  }
  for (const child of middle.slice(wanted.length)) remove(child, made)
}

const isSame = (old: Node | undefined, now: Node | undefined) => old !== undefined && now?.isEqualNode(old)

function patchNode(old: Node, now: Node, made: Made): void {
  if (old instanceof Element && now instanceof Element) {
    patchTree(old, now, made)
    return
  }
  const live = made.get(old)
  if (old.nodeValue === now.nodeValue) return
  old.nodeValue = now.nodeValue
  if (live) live.nodeValue = now.nodeValue
}

function insert(child: Node, before: Node | null, written: Element, live: Element, made: Made): void {
  const anchor = before && made.get(before)
  live.insertBefore(grow(child, made), anchor?.parentNode === live ? anchor : null)
  written.insertBefore(child, before)
}

function replace(old: Node, now: Node, made: Made): void {
  const live = made.get(old)
  live?.parentNode?.replaceChild(grow(now, made), live)
  old.parentNode?.replaceChild(now, old)
}

function remove(old: Node, made: Made): void {
  const live = made.get(old)
  live?.parentNode?.removeChild(live)
  old.parentNode?.removeChild(old)
}
