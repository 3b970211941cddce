/** The constants' file and the theme's file, relative to the project's root. */
export const CONSTANTS_FILE = 'src/content/sky.json'
export const THEME_FILE = 'src/content/theme.json'
/** The dev server's endpoints that save them, relative to the site's base. */
export const SAVE_PATH = '__moongate/constants'
export const SAVE_THEME_PATH = '__moongate/theme'
/** Sent to the dev server by a page that opens the panel. */
export const PANEL_OPENED = 'moongate:panel-opened'
/** Sent to pages with an open panel with the constants, or their mistakes, when their file changes. */
export const FILE_CHANGED = 'moongate:constants-changed'
