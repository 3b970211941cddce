export const JOURNAL_PATH = '/journal'
/** The feed of the journal, relative to the site's address. */
export const FEED_FILE = 'journal/feed.xml'
