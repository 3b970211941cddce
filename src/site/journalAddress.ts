export const JOURNAL_PATH = '/journal'
/** The file of the journal's feed, relative to the site's address. */
export const FEED_FILE = 'journal/feed.xml'
