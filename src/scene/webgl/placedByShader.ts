/** Where a thing is on the canvas its shader decides: three.js has neither to look whether it is in sight, nor to move it. */
export const PLACED_BY_SHADER = { frustumCulled: false, matrixAutoUpdate: false } as const
