import { fill } from '../../../lib/fill.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { NETWORK_NAMES, type Network } from '../../../templates/engine/addresses/networks.ts'
import { networkOfProfile } from '../../../templates/engine/addresses/profileAddress.ts'
import { readAddress } from '../../../templates/engine/addresses/safeAddress.ts'
import type { Link } from '../../../templates/engine/data/siteData.ts'
import { profileOf } from '../../../templates/engine/fields/profileFields.ts'
import fieldStyles from '../../field.module.css'
import { focusField } from '../../focusField.ts'
import { useEditor, useSession } from '../../session.ts'
import { canAddIcon, freshId } from '../../state/items.ts'
import adviceStyles from '../advice.module.css'

const text = editorWords.links

/** Offers to replace a link to a profile by an icon, if the page can have an icon of that network. */
export function IconOffer({ link: { id, url } }: { link: Link }) {
  const { store, notices } = useSession()
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
  // The live region always exists, so that screen readers announce the offer when it appears.
  return (
    <div aria-live="polite" className={adviceStyles.advice}>
      {network && isOffered && (
        <>
          <p className={fieldStyles.hint}>{fill(text.isProfile, { network: NETWORK_NAMES[network] })}</p>
          <button type="button" className={adviceStyles.suggestion} onClick={() => makeIcon(network)}>
            {text.asIcon}
          </button>
        </>
      )}
    </div>
  )
}
