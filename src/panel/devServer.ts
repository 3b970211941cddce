/** The files of the constants and of the theme in the default content folder, relative to the project's root. */
export const CONSTANTS_FILE = 'src/content/sky.json'
export const THEME_FILE = 'src/content/theme.json'
/** The dev server's endpoints that save the two files, relative to the site's base. */
export const SAVE_CONSTANTS_PATH = '__moongate/constants'
export const SAVE_THEME_PATH = '__moongate/theme'
/** Sent to the dev server by a page that opens the panel. It then gets `CONSTANTS_FILE_CHANGED` instead of a reload. */
export const PANEL_OPENED = 'moongate:panel-opened'
/** Sent to pages with an open panel when the constants' file changes. The data is a `ReadResult`: constants or mistakes. */
export const CONSTANTS_FILE_CHANGED = 'moongate:constants-changed'
