import { describe, expect, it } from 'vitest'
import { hostsOf } from '../../../src/site/hosts.ts'

const shop = {
  hostName: 'Harbour',
  hostUrl: 'https://harbour.example/drop',
  steps: ['Edit.', 'Export.', 'Unzip.', 'Drop the folder.'],
  phoneTips: ['Use a browser.'],
}
const other = { name: 'Pier', url: 'https://pier.example/', takesZip: true, steps: ['Drop the ZIP.'] }
const fromShop = {
  name: shop.hostName,
  url: shop.hostUrl,
  steps: ['Unzip.', 'Drop the folder.'],
  phoneTips: shop.phoneTips,
}

describe('the hosts to choose from after an export', () => {
  it('are the one of the shop when the owner lists no hosts, without the steps that are done', () => {
    expect(hostsOf(shop)).toEqual([fromShop])
    expect(hostsOf({})).toEqual([{ name: '', url: undefined, steps: [], phoneTips: [] }])
  })

  it('begin with the one of the shop when the owner lists others', () => {
    expect(hostsOf({ ...shop, hosts: [other] })).toEqual([fromShop, { ...other, phoneTips: [] }])
  })

  it('have the one of the shop once, with its steps, when the owner lists it too', () => {
    const listed = { name: 'Harbour Drop', url: shop.hostUrl, takesZip: false }
    expect(hostsOf({ ...shop, hosts: [other, listed] })).toEqual([
      { ...other, phoneTips: [] },
      { ...fromShop, ...listed },
    ])
  })

  it('are only the listed ones when the shop names no host', () => {
    expect(hostsOf({ steps: shop.steps, hosts: [other] })).toEqual([{ ...other, phoneTips: [] }])
  })
})
