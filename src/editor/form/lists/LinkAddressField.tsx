import type { Network } from '../../../addresses/networks.ts'
import { networkOfProfile } from '../../../addresses/profiles.ts'
import { readAddress } from '../../../addresses/readAddress.ts'
import { fill } from '../../../lib/fill.ts'
import { editorText } from '../../../site/editorText.ts'
import { NETWORK_NAMES, networkNameOf } from '../../../site/networkNames.ts'
import { profileOf } from '../../../templates/engine/data/siteData.ts'
import { goToField } from '../../focusField.ts'
import { useEditor, useSession } from '../../session.ts'
import { canAddIcon, freshId } from '../../state/items.ts'
import type { ItemControlProps } from '../controlProps.ts'
import { AddressField } from '../controls/AddressField.tsx'
import { useListEditing } from './useListEditing.ts'

const text = editorText.links

/**
 * The address of a link. A pasted one names a link without words after its network. Offers to replace a link to a profile by
 * an icon, if the page can have an icon of that network.
 */
export function LinkAddressField({ item, list, fieldKey, field, label }: ItemControlProps<string>) {
  const { id } = item
  const session = useSession()
  const { store, notices } = session
  const { edit } = useListEditing(list)
  const url = field.value
  const address = readAddress(url)
  const network = address.kind === 'safe' ? networkOfProfile(address.href) : null
  const isOffered = useEditor(({ data }) => network && canAddIcon(data.socials, network))

  const write = (input: string) => {
    // A typed address grows by one letter at a time, and is not complete.
    const isPasted = input.length > url.length + 1
    const pasted = readAddress(input)
    const name = isPasted && !item.label && pasted.kind === 'safe' ? networkNameOf(pasted.href) : null
    edit(id, { url: input, ...(name !== null && { label: name }) }, fieldKey)
  }
  const makeIcon = (network: Network) => {
    const { data, change } = store.getState()
    const { links, socials } = data
    change({
      links: links.filter((link) => link.id !== id),
      socials: [...socials, profileOf({ id: freshId(socials, 'social'), network, url })],
    })
    notices.offerUndo(fill(text.isIcon, { network: NETWORK_NAMES[network] }))
    goToField(session, `socials.${socials.length}.url`)
  }
  const offer = network && {
    message: fill(text.isProfile, { network: NETWORK_NAMES[network] }),
    action: { text: text.asIcon, onPress: () => makeIcon(network) },
  }
  return <AddressField {...field} onChange={write} label={label} notes={offer && isOffered ? [offer] : []} />
}
