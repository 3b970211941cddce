import eventsWords from '../../src/sections/events/words.json' with { type: 'json' }
import mediaWords from '../../src/sections/media/words.json' with { type: 'json' }
import messageWords from '../../src/sections/message/words.json' with { type: 'json' }
import musicWords from '../../src/sections/music/words.json' with { type: 'json' }
import projectsWords from '../../src/sections/projects/words.json' with { type: 'json' }
import shopWords from '../../src/sections/shop/words.json' with { type: 'json' }
import socialsWords from '../../src/sections/socials/words.json' with { type: 'json' }
import videosWords from '../../src/sections/videos/words.json' with { type: 'json' }
import english from '../../src/site/english.json' with { type: 'json' }
import { textsOf } from '../../src/site/text.ts'

// The modules of the site that tests compare pages with. `siteModules.ts` loads them, as a build would.

export * from '../../src/build/content/content.ts'
export * from '../../src/routes.ts'
export { initialSceneState } from '../../src/scene/store.ts'
export { editorText } from '../../src/site/editorText.ts'
export * from '../../src/site/route.ts'
export { parseSiteData } from '../../src/templates/engine/data/parseSiteData.ts'
export { linkOf, playerOf, profileOf } from '../../src/templates/engine/data/siteData.ts'
export { SITE_LIMITS } from '../../src/templates/engine/data/siteLimits.ts'
export { BLOCK_KINDS, pageFields } from '../../src/templates/engine/fields/pageFields.ts'
export { unpackSite } from '../../src/templates/engine/zip/unpackSite.ts'
export { cards as templates } from '../../src/templates/shop/cards.ts'
export { TEMPLATE_IDS } from '../../src/templates/templateList.ts'

/** All texts of the site. */
export const text = textsOf({
  ...english,
  ...eventsWords,
  ...musicWords,
  ...videosWords,
  form: messageWords.form,
  home: { ...shopWords.home, ...mediaWords.home },
  sections: {
    ...eventsWords.sections,
    ...mediaWords.sections,
    ...messageWords.sections,
    ...musicWords.sections,
    ...projectsWords.sections,
    ...shopWords.sections,
    ...socialsWords.sections,
    ...videosWords.sections,
  },
})
