import type { Sample } from '../../src/templates/engine/sample/sample.ts'
import { linkOf, playerOf } from './siteModules.ts'

/** A sample with parts that most pages lack: links with large pictures, players with a cover, blocks. */
export function fullSite({ data, pictures }: Sample): Sample {
  const portraitBytes = pictures.get(data.portrait?.file ?? '') ?? new Uint8Array()
  const picture = (name: string) => ({
    file: `pictures/${name}.webp`,
    alt: `Picture ${name}`,
    width: 400,
    height: 400,
  })
  const card = (number: number) =>
    linkOf({
      id: `card-${number}`,
      label: `Card ${number}`,
      url: `https://cards.example/${number}`,
      note: 'With a note',
      picture: picture(`card-${number}`),
      pictureSize: 'large',
    })
  const links = [
    card(1),
    card(2),
    card(3),
    ...data.links,
    linkOf({ id: 'words', kind: 'paragraph', text: 'Write to me@mail.example.\n\nI answer.' }),
    linkOf({
      id: 'dates',
      kind: 'columns',
      label: 'This winter',
      rows: '3 December, Berlin\tTickets https://tickets.example/1\n14 December, Vienna\tSold out',
    }),
    linkOf({ id: 'ask', kind: 'question', label: 'Do you take orders?', text: 'Yes, in spring.' }),
    linkOf({ id: 'ask-2', kind: 'question', label: 'How long does it take?', text: 'A month.' }),
  ]
  const music = [
    playerOf('https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG', {
      id: 'song',
      title: 'A song',
      picture: picture('song'),
    }),
    playerOf('https://vimeo.com/76979871', { id: 'film', title: 'A film', picture: picture('film') }),
    playerOf('https://soundcloud.com/ada/tide', { id: 'tide', title: 'Only a title' }),
  ]
  const names = ['card-1', 'card-2', 'card-3', 'song', 'film']
  return {
    data: { ...data, links, music, featured: 'card-2' },
    pictures: new Map([...pictures, ...names.map((name) => [picture(name).file, portraitBytes] as const)]),
  }
}
