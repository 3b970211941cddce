import { fill } from '../../../lib/fill.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { NETWORK_NAMES, type Network } from '../../../templates/engine/addresses/networks.ts'
import { networkOfProfile } from '../../../templates/engine/addresses/profileAddress.ts'
import { readAddress } from '../../../templates/engine/addresses/safeAddress.ts'
import { profileOf } from '../../../templates/engine/fields/profileFields.ts'
import { focusField } from '../../focusField.ts'
import { useEditor, useSession } from '../../session.ts'
import { canAddIcon, freshId } from '../../state/items.ts'
import type { ItemControlProps } from '../controlProps.ts'
import { AddressField } from '../controls/AddressField.tsx'

const text = editorWords.links

/** The address of a link. Offers to replace a link to a profile by an icon, if the page can have an icon of that network. */
export function LinkAddressField({ item: { id }, field, label }: ItemControlProps<string>) {
  const { store, notices } = useSession()
  const url = field.value
  const address = readAddress(url)
  const network = address.kind === 'safe' ? networkOfProfile(address.href) : null
  const isOffered = useEditor(({ data }) => network && canAddIcon(data.socials, network))

  const makeIcon = (network: Network) => {
    const { data, change } = store.getState()
    const { links, socials } = data
    change({
      links: links.filter((link) => link.id !== id),
      socials: [...socials, profileOf({ id: freshId(socials, 'social'), network, url })],
    })
    notices.offerUndo(fill(text.isIcon, { network: NETWORK_NAMES[network] }))
    focusField(`socials.${socials.length}.url`)
  }
  const offer = network && {
    message: fill(text.isProfile, { network: NETWORK_NAMES[network] }),
    action: { text: text.asIcon, onPress: () => makeIcon(network) },
  }
  return <AddressField {...field} label={label} notes={offer && isOffered ? [offer] : []} />
}
