import { type FontRole, fontOf } from '../../../templates/engine/kit/kit.ts'
import { useSession } from '../../session.ts'
import { SelectField } from '../controls/SelectField.tsx'
import { useField } from '../useField.ts'

export function FontField({ label, role }: { label: string; role: FontRole }) {
  const { kit } = useSession()
  const field = useField(`${role}Font`)
  const options = kit.fonts
    .filter(({ roles }) => roles.includes(role))
    .map(({ id, name }) => ({ value: id, name }))
  return <SelectField {...field} label={label} value={fontOf(kit, field.value, role).id} options={options} />
}
