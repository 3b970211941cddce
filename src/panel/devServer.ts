/** The dev server's endpoint that saves `sky.json` and `theme.json`, relative to the site's base. */
export const SAVE_PATH = '__moongate/save'
/** Sent to the dev server by a page that opens the panel. It then gets `FILES_CHANGED` instead of a reload. */
export const PANEL_OPENED = 'moongate:panel-opened'
/** Sent to pages with an open panel when one of the two files changes. The data is a `ReadResult`. */
export const FILES_CHANGED = 'moongate:files-changed'
