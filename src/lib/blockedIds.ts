/**
 * Ids that content blockers hide, so no element with content may have one. These are the ids of the list
 * `fanboy-addon/fanboy_social_general_hide.txt` of github.com/easylist/easylist that a section or a heading could have.
 */
const BLOCKED_IDS: readonly string[] = [
  'follow-box',
  'follow-buttons',
  'follow-facebook',
  'follow-icons',
  'follow-links',
  'follow-me',
  'follow-twitter',
  'follow-us',
  'follow-us-2',
  'follow-us-on-facebook',
  'follow-us-on-twitter',
  'followus',
  'googleplus',
  'home-social',
  'share-buttons',
  'share-links',
  'share-menu',
  'share-page',
  'share-this',
  'share-this-article',
  'share-tools',
  'shareme',
  'social-buttons',
  'social-connect',
  'social-facebook',
  'social-hub',
  'social-icons',
  'social-instagram',
  'social-link',
  'social-links',
  'social-media',
  'social-media-activity',
  'social-media-links',
  'social-network',
  'social-networks',
  'social-pinterest',
  'social-profiles',
  'social-share',
  'social-sharing',
  'social-spotify',
  'social-tumblr',
  'social-twitter',
  'social-youtube',
  'socialize',
  'sociallinks',
  'socialmedia',
  'socials',
  'watch-social',
]

/** True if content blockers hide an element with this id. */
export function isBlockedId(id: string): boolean {
  return BLOCKED_IDS.includes(id)
}
