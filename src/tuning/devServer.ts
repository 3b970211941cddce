/** Where the dev server takes constants to save, below the site's base. */
export const SAVE_PATH = '__moongate/constants'
/** What a page says to the dev server when its panel opens. */
export const PANEL_OPENED = 'moongate:panel-opened'
/** What the dev server says to such a page when the constants' file has changed: what was read from it. */
export const FILE_CHANGED = 'moongate:constants-changed'
