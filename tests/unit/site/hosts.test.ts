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
  it('are only the shop’s host, without its first two steps, when the owner lists no hosts', () => {
    expect(hostsOf(shop)).toEqual([fromShop])
    expect(hostsOf({})).toEqual([{ name: '', url: undefined, steps: [], phoneTips: [] }])
  })

  it('begin with the shop’s host when the owner lists others', () => {
    expect(hostsOf({ ...shop, hosts: [other] })).toEqual([fromShop, { ...other, phoneTips: [] }])
  })

  it('have the shop’s host once, with its steps, when the owner lists it too', () => {
    const listed = { name: 'Harbour Drop', url: shop.hostUrl, takesZip: false }
    expect(hostsOf({ ...shop, hosts: [other, listed] })).toEqual([
      { ...other, phoneTips: [] },
      { ...fromShop, ...listed },
    ])
  })

  it('are only the hosts of the list when the shop names no host', () => {
    expect(hostsOf({ steps: shop.steps, hosts: [other] })).toEqual([{ ...other, phoneTips: [] }])
  })
})
