import { expect, it } from 'vitest'
import { readLinks } from '../../src/editor/files/pastedLinks/readLinks.ts'

const linksIn = (text: string) => readLinks(text).links.map(({ name, address }) => `${name} > ${address}`)
const SHOP = 'My shop > https://shop.example/luna'
const SONGS = 'Songs > https://songs.example/luna'

/** Texts as other programs give them, and the links in them. */
const FORMS: Readonly<Record<string, readonly [text: string, links: readonly string[]]>> = {
  'a chat of WhatsApp': [
    '[31/12/2025, 11:40:26] Luna Moth: Messages are encrypted.\n[31/12/2025, 11:40:31] Luna Moth: My shop https://shop.example/luna\n[31/12/2025, 11:41:02] Luna Moth: https://songs.example/luna',
    [SHOP, 'songs.example > https://songs.example/luna'],
  ],
  'a chat of Telegram': [
    'Luna Moth, [05.10.2025 21:14]\nMy shop https://shop.example/luna\n\nLuna Moth, [05.10.2025 21:15]\nhttps://songs.example/luna',
    [SHOP, 'songs.example > https://songs.example/luna'],
  ],
  'tabs of OneTab': [
    'https://shop.example/luna | My shop\nhttps://songs.example/luna | Songs',
    [SHOP, SONGS],
  ],
  'notes of Apple': [
    'Links\n•\tMy shop\n\t◦\thttps://shop.example/luna\n•\tSongs\n\t◦\thttps://songs.example/luna',
    [SHOP, SONGS],
  ],
  'a list of Word': [
    'o\tMy shop\n\to\thttps://shop.example/luna\no\tSongs\n\to\thttps://songs.example/luna',
    [SHOP, SONGS],
  ],
  'a bullet alone before each address': [
    '➤ https://shop.example/luna\n➤ https://songs.example/luna',
    ['shop.example > https://shop.example/luna', 'songs.example > https://songs.example/luna'],
  ],
  'addresses with nothing but a comma between them': [
    'https://shop.example/luna,https://songs.example/luna;discord.gg/luna,github.com/luna',
    [
      'shop.example > https://shop.example/luna',
      'songs.example > https://songs.example/luna',
      'Discord > https://discord.gg/luna',
      'GitHub > https://github.com/luna',
    ],
  ],
  'a table with the address first, without headings': [
    '"https://shop.example/luna","My shop","12"\n"https://songs.example/luna","Songs","8"',
    [SHOP, SONGS],
  ],
  'a table with headings for two of three columns': [
    'Seite;Klicks\nhttps://shop.example/luna;My shop;12\nhttps://songs.example/luna;Songs;8',
    [SHOP, SONGS],
  ],
  'subscriptions at YouTube': [
    'Channel Id,Channel Url,Channel Title\nUCabcdefghijklmnopqrstuv,http://www.youtube.com/channel/UCabcdefghijklmnopqrstuv,Luna Moth\nUCvutsrqponmlkjihgfedcba,http://www.youtube.com/channel/UCvutsrqponmlkjihgfedcba,Zines',
    [
      'Luna Moth > http://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
      'Zines > http://www.youtube.com/channel/UCvutsrqponmlkjihgfedcba',
    ],
  ],
  'a table with a space in a quoted address': [
    'name,url\n"My shop","https://shop.example/luna moth"\n"Songs","https://songs.example/luna"',
    ['My shop > https://shop.example/luna%20moth', SONGS],
  ],
  'a copied table with a space in an address': [
    'My shop\thttps://shop.example/luna moth\nSongs\thttps://songs.example/luna',
    ['My shop > https://shop.example/luna%20moth', SONGS],
  ],
  'a list of one address with a comma': [
    'My shop\nhttps://shop.example/luna,moth',
    ['My shop > https://shop.example/luna,moth'],
  ],
  'blocks of OpenBento': [
    '{"profile":{"name":"Luna","avatarUrl":"https://cdn.example/a.png","socialAccounts":[{"platform":"instagram","handle":"luna"}]},"blocks":[{"id":"x1","type":"LINK","title":"My shop","content":"https://shop.example/luna"},{"id":"x2","type":"LINK","title":"Songs","content":"https://songs.example/luna"}]}',
    [SHOP, SONGS],
  ],
  'bookmarks of Pinboard': [
    '[{"href":"https://shop.example/luna","description":"My shop","extended":"prints","meta":"a1","time":"2025-01-02T03:04:05Z","toread":"no","tags":"art"},{"href":"https://songs.example/luna","description":"Songs","extended":"","meta":"a2","time":"2025-01-02T03:04:06Z","toread":"no","tags":""}]',
    [SHOP, SONGS],
  ],
  'bookmarks of Karakeep': [
    '{"bookmarks":[{"title":"My shop","tags":["art"],"content":{"type":"link","url":"https://shop.example/luna"}},{"title":"Songs","tags":[],"content":{"type":"link","url":"https://songs.example/luna"}}]}',
    [SHOP, SONGS],
  ],
  'a profile of Instagram': [
    '{"profile_user":[{"title":"","string_map_data":{"Username":{"href":"","value":"luna.moth"},"Website":{"href":"","value":"https://shop.example/luna"},"Bio":{"href":"","value":"Slow songs"}}}]}',
    ['Website > https://shop.example/luna'],
  ],
  'names in the encoding of Meta': [
    '[{"title":"M\u00c3\u00b6wen","href":"https://shop.example/luna"},{"title":"Songs","href":"https://songs.example/luna"}]',
    ['Möwen > https://shop.example/luna', SONGS],
  ],
  'a note of Keep': [
    '{"textContent":"My shop https://shop.example/luna\\nSongs https://songs.example/luna","title":"Links","annotations":[{"description":"Prints","source":"WEBLINK","title":"Luna’s shop","url":"https://shop.example/luna"}]}',
    [SHOP, SONGS],
  ],
  'a profile of X': [
    'window.YTD.profile.part0 = [ {"profile":{"description":{"bio":"Slow songs","website":"https://shop.example/luna","location":"Night"},"avatarMediaUrl":"https://pbs.example/a.jpg"}} ]',
    ['website > https://shop.example/luna'],
  ],
  YAML: [
    'links:\n  - name: My shop\n    url: https://shop.example/luna\n  - name: Songs\n    url: https://songs.example/luna\n',
    [SHOP, SONGS],
  ],
  TOML: [
    '[[links]]\ntitle = "My shop"\nurl = "https://shop.example/luna"\n\n[[links]]\ntitle = "Songs"\nurl = "https://songs.example/luna"\n',
    [SHOP, SONGS],
  ],
  'a shortcut of Windows': [
    '[InternetShortcut]\nURL=https://shop.example/luna\nIconIndex=0\n',
    ['shop.example > https://shop.example/luna'],
  ],
  'a shortcut of macOS': [
    '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict><key>URL</key><string>https://shop.example/luna</string></dict></plist>',
    ['shop.example > https://shop.example/luna'],
  ],
  OPML: [
    '<?xml version="1.0"?><opml version="2.0"><head><title>Luna</title></head><body><outline text="My shop" type="link" url="https://shop.example/luna"/><outline text="Songs" type="rss" xmlUrl="https://songs.example/feed" htmlUrl="https://songs.example/luna"/></body></opml>',
    [SHOP, SONGS],
  ],
  'lines of settings': [
    'shop=https://shop.example/luna\nsongs=https://songs.example/luna',
    ['shop > https://shop.example/luna', 'songs > https://songs.example/luna'],
  ],
  'cards whose links are empty': [
    '<div><a href="https://shop.example/luna" aria-label="My shop"></a><div><div>My shop</div></div></div><div><a href="https://songs.example/luna"></a><div><div>Songs</div></div></div>',
    [SHOP, SONGS],
  ],
  'a document of Google': [
    '<p><a href="https://www.google.com/url?q=https://shop.example/luna?a%3D1%26b%3D2&amp;sa=D&amp;ust=17">My shop</a></p>',
    ['My shop > https://shop.example/luna?a=1&b=2'],
  ],
  'a profile of Instagram in a browser': [
    '<a href="https://l.instagram.com/?u=https%3A%2F%2Fshop.example%2Fluna%3Ffbclid%3DPAabc&amp;e=ATMp"><div><div>shop.example/luna</div></div></a>',
    ['shop.example/luna > https://shop.example/luna'],
  ],
  'a mail of Outlook': [
    'My shop https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fshop.example%2Fluna&data=05%7C01&reserved=0',
    [SHOP],
  ],
  'a scheme that stands twice': ['My shop: https:https://shop.example/luna', [SHOP]],
}

for (const [form, [text, links]] of Object.entries(FORMS))
  it(`finds links with their names in ${form}`, () => {
    expect(linksIn(text)).toEqual(links)
  })
