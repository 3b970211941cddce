/** What packs a site: an editor can begin without it. @throws when it cannot be fetched */
export const loadPacker = () => import('../templates/packSite.ts')

/** What takes a site back: an editor can begin without it. @throws when it cannot be fetched */
export const loadUnpacker = () => import('../templates/unpackSite.ts')
