import { templateFolders } from './templateFolders.ts'

/** The cover and the photographs of one of the site's own templates, as cards name pictures. @param kit its id */
export function kitPictures(kit: string) {
  const shots = templateFolders.find(({ id }) => id === kit)?.shots ?? []
  const images = shots.map((_, index) => ({
    src: `templates/${kit}/preview-${index + 1}.webp`,
    orientation: 'landscape' as const,
  }))
  return { image: images[0]?.src ?? '', images }
}
