/** How every part of the sky is drawn: in order, over what is there, light already multiplied by its opacity. */
export const premultiplied = {
  transparent: true,
  premultipliedAlpha: true,
  depthTest: false,
  depthWrite: false,
} as const
