import { describe, expect, it } from 'vitest'
import { hostsOf, sortForPhone } from '../../../src/site/publishing/hosts.ts'

const shop = {
  hostName: 'Harbour',
  hostUrl: 'https://harbour.example/drop',
  steps: ['Edit.', 'Export.', 'Unzip.', 'Drop the folder.'],
  phoneTips: ['Use a browser.'],
}
const otherHost = { name: 'Pier', url: 'https://pier.example/', takesZip: true, steps: ['Drop the ZIP.'] }
const shopHost = {
  name: shop.hostName,
  url: shop.hostUrl,
  steps: ['Unzip.', 'Drop the folder.'],
  phoneTips: shop.phoneTips,
}

describe('the hosts to choose from after an export', () => {
  it('are only the shop’s host, without the steps to edit and to export, when the owner lists no hosts', () => {
    expect(hostsOf(shop)).toEqual([shopHost])
    expect(hostsOf({})).toEqual([{ name: '', url: undefined, steps: [], phoneTips: [] }])
  })

  it('begin with the shop’s host when the owner lists others', () => {
    expect(hostsOf({ ...shop, hosts: [otherHost] })).toEqual([shopHost, { ...otherHost, phoneTips: [] }])
  })

  it('have the shop’s host once, with the shop’s steps, when the owner lists it without steps', () => {
    const listed = { name: 'Harbour Drop', url: shop.hostUrl, takesZip: false }
    expect(hostsOf({ ...shop, hosts: [otherHost, listed] })).toEqual([
      { ...otherHost, phoneTips: [] },
      { ...shopHost, ...listed },
    ])
  })

  it('are only the hosts of the list when the shop names no host', () => {
    expect(hostsOf({ steps: shop.steps, hosts: [otherHost] })).toEqual([{ ...otherHost, phoneTips: [] }])
  })

  it('are sorted on a phone: those that take the ZIP before all others, both in the owner’s order', () => {
    const names = (hosts: Parameters<typeof sortForPhone>[0]) => sortForPhone(hosts).map(({ name }) => name)
    const host = (name: string, takesZip?: boolean) => ({ name, takesZip, steps: [], phoneTips: [] })
    const hosts = [host('Folder', false), host('Unknown'), host('ZIP', true), host('Other ZIP', true)]
    expect(names(hosts)).toEqual(['ZIP', 'Other ZIP', 'Folder', 'Unknown'])
    expect(names(hosts.slice(0, 2))).toEqual(['Folder', 'Unknown'])
    expect(names([])).toEqual([])
  })
})
