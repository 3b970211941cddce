import type { PicturePlace } from './pictureType.ts'

export const PORTRAIT: PicturePlace = {
  file: 'pictures/portrait',
  fit: 'contain',
  box: { width: 720, height: 720 },
  jpegOnly: false,
  minPx: 240,
}

export const SHARE_PICTURE: PicturePlace = {
  file: 'pictures/share',
  fit: 'cover',
  box: { width: 1200, height: 630 },
  jpegOnly: true,
  hasVersion: true,
  minPx: 480,
}

export const BACKGROUND: PicturePlace = {
  file: 'pictures/background',
  fit: 'contain',
  box: { width: 1280, height: 1280 },
  jpegOnly: false,
  minPx: 600,
}

/** Not cropped, because the cover of a song is square and the still of a film is wide. */
export const PLAYER_PICTURE: PicturePlace = {
  file: 'pictures/player',
  fit: 'contain',
  box: { width: 720, height: 720 },
  jpegOnly: false,
  minPx: 160,
}

export const LINK_PICTURE: PicturePlace = {
  file: 'pictures/link',
  fit: 'cover',
  box: { width: 480, height: 480 },
  jpegOnly: false,
  minPx: 64,
}
