import { NETWORKS } from '../../../addresses/networks.ts'
import { profileName, readProfile } from '../../../addresses/profiles.ts'
import { editorText } from '../../../site/editorText.ts'
import { profileOf, type Social } from '../../../templates/engine/data/siteData.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { networkIcon } from '../../../templates/engine/markup/networkIcon.ts'
import { freshId } from '../../state/items.ts'
import type { AnyItem, ControlProps } from '../controlProps.ts'
import { listForms } from '../rows/listForms.ts'
import { ItemList } from './ItemList.tsx'

const text = editorText.profiles

/** The line of a profile: the icon of its network, and its name there. */
function lineOf(item: AnyItem) {
  const { network, url } = item as AnyItem & Social
  const address = readProfile(network, url)
  return {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the icon is a constant of the site.
    sign: <span dangerouslySetInnerHTML={{ __html: networkIcon(network) }} />,
    note: <bdi dir="ltr">{address.kind === 'safe' ? profileName(network, address.href) : url}</bdi>,
  }
}

export function SocialList({ path, label }: ControlProps) {
  return (
    <ItemList
      list={path}
      label={label}
      form={listForms.socials}
      addText={text.add}
      emptyText={text.none}
      maxCount={SITE_LIMITS.socials}
      lineOf={lineOf}
      create={(socials) =>
        profileOf({
          id: freshId(socials, 'social'),
          network: NETWORKS.find((option) => socials.every(({ network }) => network !== option)) ?? 'website',
        })
      }
    />
  )
}
