/** The constants' file, below the project's root. */
export const CONSTANTS_FILE = 'src/content/sky.json'
/** The theme's file, below it. */
export const THEME_FILE = 'src/content/theme.json'
/** The paths at which the dev server saves constants and the theme, below the site's base. */
export const SAVE_PATH = '__moongate/constants'
export const SAVE_THEME_PATH = '__moongate/theme'
/** A page's message to the dev server when its panel opens. */
export const PANEL_OPENED = 'moongate:panel-opened'
/** The dev server's message to such a page when the constants' file has changed: what it read there. */
export const FILE_CHANGED = 'moongate:constants-changed'
