import type { SiteData } from '../../src/templates/engine/data/siteData.ts'
import { linkOf, pageFields, playerOf, profileOf } from './siteModules.ts'

/** Texts that break a careless page. */
export const HOSTILE_TEXTS = {
  'a script': '<script>document.title="owned"</script><img src=x onerror="document.title=\'owned\'">',
  'end tags': '</script></title></style></h1></a></body></html><!-- --><![CDATA[ ]]>',
  'quotes and ampersands': `"'><b onmouseover='x'>&lt;&amp;&#60;script&#62;\``,
  'an address that is a script': 'javascript:alert(1)//https://example.com',
  'right-to-left text': 'مرحبا بالعالم שלום עולם \u202e\u2067override\u2069',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈🧛🏽‍♀️🩸🌕',
  'letters with many combining marks': 'Z̷̡̢͓̞a̸l̵g̶o̷'.repeat(20),
  'control characters and lone surrogates': 'a\u0000b\u0007c\u001bd\ud800e\udfff\ufffff\u2028g',
  'template syntax': '$&$1 %s {{constructor}} \\u003c &#36;{alert(1)}',
  'a very long word': 'w'.repeat(5000),
} as const

const FIELDS_FOR_ANY_TEXT = Object.entries(pageFields)
  .filter(([, { type }]) => type.schema.safeParse('any text').success)
  .map(([key]) => key)

/** A site with the text in each field that accepts any text, but not in pictures, links, profiles and players. */
export function withTexts(data: SiteData, text: string): SiteData {
  return { ...data, ...Object.fromEntries(FIELDS_FOR_ANY_TEXT.map((key) => [key, text])) }
}

/** As `withTexts`, also with the text in the portrait's description, and in links, profiles and players. */
export function filledWith(data: SiteData, text: string): SiteData {
  return {
    ...withTexts(data, text),
    bio: `${text}\n${text}\n\n${text}`,
    portrait: data.portrait && { ...data.portrait, alt: text },
    links: [
      linkOf({ id: 'one', label: text, url: text, note: text, emoji: text }),
      linkOf({ id: 'head', kind: 'heading', label: text }),
      linkOf({ id: 'words', kind: 'paragraph', text: `${text}\n${text}\n\n${text}` }),
      linkOf({
        id: 'list',
        kind: 'columns',
        label: text,
        rows: `${text}\t${text}\n${text} https://example.com/`,
      }),
      linkOf({ id: 'ask', kind: 'question', label: text, text }),
      linkOf({ id: 'two', label: text, url: 'https://example.com/?a=1&b="<>', note: text, me: true }),
    ],
    socials: [
      profileOf({ id: 'one', network: 'website', url: text }),
      profileOf({ id: 'two', network: 'mastodon', url: text }),
    ],
    music: [
      playerOf(text),
      playerOf('https://vimeo.com/76979871', { id: 'film', title: text }),
      playerOf('https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG', { id: 'song', title: text }),
    ],
  }
}

export function withLinks(data: SiteData, count: number): SiteData {
  const links = Array.from({ length: count }, (_, index) =>
    linkOf({
      id: `link-${index}`,
      label: `Link ${index} <b>&amp;`,
      url: `https://example.com/${index}`,
      note: index % 2 ? '' : `Note ${index}`,
    }),
  )
  return { ...data, links }
}

/** A site with a link for each hostile text, and with all of them together in its other fields. */
export function hostileSite(data: SiteData): SiteData {
  const texts = Object.values(HOSTILE_TEXTS)
  return {
    ...filledWith(data, texts.join(' ')),
    links: texts.map((text, index) => linkOf({ id: `link-${index}`, label: text, url: text, note: text })),
  }
}
