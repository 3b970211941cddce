import type { ConstantPath } from './constantPaths.ts'
import { RangeControl } from './RangeControl.tsx'
import { SeedControl } from './SeedControl.tsx'
import { SwitchControl } from './SwitchControl.tsx'

/** The control of a constant, as its schema asks for it. */
export function ConstantControl({ constant }: { constant: ConstantPath }) {
  const { range, path } = constant
  if (!range) return <SwitchControl constant={constant} />
  if (path === 'seed') return <SeedControl constant={constant} range={range} />
  return <RangeControl constant={constant} range={range} />
}
