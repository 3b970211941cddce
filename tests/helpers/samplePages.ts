/** A page of the site `sample`, as a visitor reads it. */
export interface SamplePage {
  readonly path: string
  readonly title: string
  readonly heading: string
  /** Texts of the page's main part, in order. */
  readonly texts: readonly string[]
  /** The name and the address of each link in the main part, in order. `picture of` stands for the file of a picture. */
  readonly links: readonly (readonly [name: string | RegExp, address: string])[]
  /** The alternative texts of the pictures; empty for a picture with its name beside it. */
  readonly pictures: readonly string[]
}

const HARBOUR = 'A moonlit harbour town, its lamps trembling in the water behind moored boats'
const PASS = 'Nine lanterns leading through snow to a mountain monastery'
const CITY = 'Glass spires on ice beneath a teal and rose aurora'

const GALLERY_PICTURES = [
  [HARBOUR, 'saltmere-hollow-harbour'],
  ['A lighthouse sweeping its beam over misty cliffs and a moonlit sea', 'saltmere-hollow-lighthouse'],
  ['A drowned bell tower before a huge rose moon, mirrored in still water', 'saltmere-hollow-belltower'],
  ['Stilt houses and a heron on tide pools beneath the Milky Way', 'saltmere-hollow-tideflats'],
  ['A rower with a lantern among wrecks in moonlit fog', 'saltmere-hollow-wrecks'],
  ['A small brig climbing storm waves under torn clouds', 'saltmere-hollow-storm'],
  ['A sea cave opening on glowing teal water and rock arches', 'saltmere-hollow-cove'],
  [PASS, 'nine-lanterns-north-pass'],
  [CITY, 'the-glass-aurora-city'],
  ['A hooded walker with a lantern among frosted birches', 'the-glass-aurora-forest'],
  ['A domed observatory on an ice shelf under star trails', 'the-glass-aurora-observatory'],
] as const

/** The name of a wallpaper, which leads to its post, by its picture. It stands below the picture. */
const WALLPAPER_POSTS: Readonly<Record<string, readonly [name: string, address: string]>> = {
  'saltmere-hollow-harbour': ['The Harbour, Late', 'https://posts.example/saltmere-harbour'],
  'saltmere-hollow-lighthouse': ['Last Light', 'https://posts.example/saltmere-lighthouse'],
  'saltmere-hollow-belltower': ['The Drowned Bell', 'https://posts.example/saltmere-belltower'],
  'saltmere-hollow-tideflats': ['Low Water', 'https://posts.example/saltmere-tideflats'],
  'saltmere-hollow-storm': ['What the Sea Keeps', 'https://posts.example/saltmere-storm'],
  'saltmere-hollow-cove': ['The Glowing Cove', 'https://posts.example/saltmere-cove'],
}

const BLOOD_MOON_PICTURES = [1, 2, 3, 4, 5, 6].map(
  (number) => [`Blood Moon/Eclipse Template preview ${number}`, `templates-1-preview-${number}`] as const,
)
const linkToPicture = ([alt, name]: readonly [string, string]) => [alt, `picture of ${name}`] as const
const altOf = ([alt]: readonly [string, string]) => alt

/** One page of each kind. The others of a kind differ only in their content. */
export const samplePages: readonly SamplePage[] = [
  {
    path: '/',
    title: 'Isolde Wren, under one moon',
    heading: 'Hello, I’m Isolde Wren',
    texts: [
      'Hello, I’m Isolde Wren',
      'I draw quiet places and build small worlds',
      'Between games I design websites that feel like somewhere.',
      'Find me',
      'Twitter',
      'Instagram',
      'TikTok',
      'Pinterest',
      'Template shop',
      'Visit My Template Shop',
      'Projects',
      'Tide Almanac',
      'A tiny calendar that tells you when the sea comes back.',
      'Lantern Type',
      'Media',
      'Send a message',
      'Name',
      'Email',
      'Other forms of contact',
      'Message',
      'Music for the night',
      'Moonlight Sonata',
      'Clair de lune',
      'Nocturne op. 9 no. 2',
    ],
    links: [
      ['Twitter @your-name', 'https://twitter.example/your-name'],
      ['Instagram @your-name', 'https://instagram.example/your-name'],
      ['TikTok @your-name', 'https://tiktok.example/your-name'],
      ['Pinterest your-name', 'https://pinterest.example/your-name'],
      ['Blood Moon/Eclipse Template', '/shop/1'],
      ['Magical Fantasy Template', '/shop/2'],
      ['Dreamy and Pastel Template', '/shop/3'],
      ['Visit My Template Shop', '/shop'],
      ['Tide Almanac', 'https://projects.example/tide-almanac'],
      ['Moth Radio', 'https://projects.example/moth-radio'],
      ['Paper Observatory', 'https://projects.example/paper-observatory'],
      ['Letters to No One', 'https://projects.example/letters-to-no-one'],
      ['Night Garden', 'https://projects.example/night-garden'],
      ['Lantern Type', 'https://projects.example/lantern-type'],
      [HARBOUR, '/media'],
      [PASS, '/media'],
      [CITY, '/media'],
      [/galleries/i, '/media'],
      [/Moonlight Sonata/, 'https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG'],
      [/Clair de lune/, 'https://open.spotify.com/track/5u5aVJKjSMJr4zesMPz7bL'],
      [/Nocturne op\. 9 no\. 2/, 'https://open.spotify.com/track/1VNvsvEsUpuUCbHpVop1vo'],
    ],
    pictures: [
      'Isolde Wren in profile, her face edged with moonlight, star pins in her hair',
      'Blood Moon/Eclipse Template',
      'Magical Fantasy Template',
      'Dreamy and Pastel Template',
      HARBOUR,
      PASS,
      CITY,
    ],
  },
  {
    path: '/media',
    title: 'Media · Isolde Wren',
    heading: 'Media',
    texts: [
      'Back to Main',
      'Media',
      'Places from three games, and wallpapers to take home.',
      'Saltmere Hollow',
      'A coast that drowned one night',
      'Nine Lanterns North',
      'The Glass Aurora',
    ],
    links: [
      ['Back to Main', '/'],
      ...GALLERY_PICTURES.flatMap((picture) => {
        const post = WALLPAPER_POSTS[picture[1]]
        return post ? [linkToPicture(picture), post] : [linkToPicture(picture)]
      }),
    ],
    pictures: GALLERY_PICTURES.map(altOf),
  },
  {
    path: '/shop',
    title: 'Template shop · Isolde Wren',
    heading: 'Customizable “link in bio” website editors',
    texts: [
      'Return to Main Page',
      'Customizable “link in bio” website editors',
      'Every template is free.',
      'email, Twitter, TikTok, Instagram, or Discord',
      'Request a custom Link-in-Bio site',
      'Blood Moon/Eclipse Template',
      'Magical Fantasy Template',
      'Dreamy and Pastel Template',
      'Open the editor of the template you like',
      'Press Export: your page is saved to your computer as a ZIP file.',
      'Unzip the file.',
      'Open the hosting site and sign in',
      'Drag the folder onto the page and drop it.',
      'Rename your site in its settings',
      'Export in your phone’s own browser',
      'Refund Policy',
      'within 24 hours of payment, and only if work has not started.',
      'No refunds are given once work has begun.',
      'Minor revisions are included.',
    ],
    links: [
      ['Return to Main Page', '/'],
      ['my donation page', 'https://donate.example/your-name'],
      ['Request a custom Link-in-Bio site', '/#message'],
      ['Read the refund policy', '#refund-policy'],
      ['Blood Moon/Eclipse Template Gothic red and black, under a blood moon.', '/shop/1'],
      ['Open Template Editor Blood Moon/Eclipse Template', '/editor/1'],
      ['Magical Fantasy Template A glowing book, sparkles, a sky that changes colour.', '/shop/2'],
      ['Open Template Editor Magical Fantasy Template', '/editor/2'],
      ['Dreamy and Pastel Template Pastel stars, floating hearts, shiny buttons.', '/shop/3'],
      ['Open Template Editor Dreamy and Pastel Template', '/editor/3'],
      [/^Open /, 'https://app.netlify.com/drop'],
      ['Watch the video tutorial', 'https://video.example/publish-your-template'],
    ],
    pictures: ['', '', ''],
  },
  {
    path: '/shop/1',
    title: 'Blood Moon/Eclipse Template · Isolde Wren',
    heading: 'Blood Moon/Eclipse Template',
    texts: [
      '← Back to Shop',
      'Blood Moon/Eclipse Template',
      'A gothic page in red and black.',
      'Change the words, the links, the portrait and every colour in the editor',
      'Open Template Editor',
      'View Example Site',
    ],
    links: [
      ['← Back to Shop', '/shop'],
      ['Open Template Editor', '/editor/1'],
      ['View Example Site', '/examples/1/'],
      ...BLOOD_MOON_PICTURES.map(linkToPicture),
      ['← Back to Shop', '/shop'],
    ],
    pictures: BLOOD_MOON_PICTURES.map(altOf),
  },
  {
    path: '/editor/1',
    title: 'Blood Moon/Eclipse Template Editor · Isolde Wren',
    heading: 'Blood Moon/Eclipse Template Editor',
    texts: ['← Back to Shop', 'Blood Moon/Eclipse Template Editor'],
    links: [['← Back to Shop', '/shop']],
    pictures: [],
  },
  {
    path: '/shop/404',
    title: 'Template not found · Isolde Wren',
    heading: 'Template not found',
    texts: ['Template not found'],
    links: [['← Back to Shop', '/shop']],
    pictures: [],
  },
  {
    path: '/404',
    title: 'Page not found · Isolde Wren',
    heading: 'Nothing here but night',
    texts: ['Nothing here but night', 'This page does not exist, or it has moved on.'],
    links: [['Back to Main', '/']],
    pictures: [],
  },
]
