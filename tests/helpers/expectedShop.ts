import { fill } from '../../src/lib/fill.ts'
import type { ShopCard } from '../../src/templates/shop/cards.ts'
import { ANY_NAME, type ExpectedPage, itemIf, newTabLink, pictureLink, sameTabLink } from './expectedParts.ts'
import { hasSection, isAllFree, publishing, refundPolicy, site, templates, text } from './siteModules.ts'

const { hostUrl, videoUrl, steps, phoneTips } = publishing
const offersRequests = hasSection('message') && site.customRequests

export const expectedShop: ExpectedPage = {
  heading: text.shop.heading,
  texts: [
    text.shop.back,
    text.shop.heading,
    ...itemIf(isAllFree, text.shop.free),
    ...itemIf(site.donationUrl, text.shop.tipsPage),
    ...(hasSection('message') ? site.supportContacts : []),
    ...itemIf(offersRequests, text.shop.request),
    ...templates.map(({ title }) => title),
    ...steps,
    ...(steps.length > 0 ? phoneTips : []),
    ...itemIf(refundPolicy.length > 0, text.shop.policy),
    ...refundPolicy,
  ],
  links: [
    sameTabLink(text.shop.back, '/'),
    ...itemIf(site.donationUrl, newTabLink(ANY_NAME, site.donationUrl ?? '')),
    ...itemIf(offersRequests, sameTabLink(text.shop.request, '/#message')),
    ...itemIf(refundPolicy.length > 0, sameTabLink(ANY_NAME, '#refund-policy')),
    ...templates.flatMap((card) => [
      sameTabLink(cardName(card), `/shop/${card.id}`),
      // The link to the example is only on the template's page.
      ...itemIf(
        card.editorLink,
        newTabLink(`${text.template.openEditor} ${card.title}`, card.editorLink ?? ''),
      ),
    ]),
    ...itemIf(steps.length > 0 && hostUrl, newTabLink(ANY_NAME, hostUrl ?? '')),
    ...itemIf(steps.length > 0 && videoUrl, newTabLink(ANY_NAME, videoUrl ?? '')),
  ],
  pictures: templates.map(() => ''),
}

/** The accessible name of a card's link, as `readLinks` returns it: with plain instead of no-break spaces. */
function cardName({ title, summary }: ShopCard): string {
  return `${title} ${summary}`.replace(/\s+/g, ' ')
}

function buttonsOf({ editorLink = '', demoLink = '' }: ShopCard) {
  return [
    ...itemIf(editorLink, { text: text.template.openEditor, url: editorLink }),
    ...itemIf(demoLink, { text: text.template.viewExample, url: demoLink }),
  ]
}

export function expectedTemplate(id: string | undefined): ExpectedPage {
  const shown = templates.find((each) => each.id === id)
  if (!shown) throw new Error(`expectedTemplate: no template ${id}`)
  const { title, bio, images } = shown
  const pictures = images.map(({ src }, index) => ({
    src,
    alt: fill(text.template.preview, { title, number: index + 1 }),
  }))
  const { back } = text.template
  const buttons = buttonsOf(shown)
  return {
    heading: title,
    texts: [back, title, ...bio, ...buttons.map(({ text: name }) => name)],
    links: [
      sameTabLink(back, '/shop'),
      ...buttons.map(({ text: name, url }) => newTabLink(name, url)),
      ...pictures.map(pictureLink),
      sameTabLink(back, '/shop'),
    ],
    pictures: pictures.map(({ alt }) => alt),
  }
}
