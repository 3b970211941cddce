import { expect, it } from 'vitest'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { packStyles, renderStyles } from '../../../../../src/templates/engine/render/renderStyles.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'

it('minifies a style sheet to one rule per line without changing its meaning', () => {
  const css = `/* A comment. */
a :is(b, c):hover,
.d::before {
  content: "";
  width: calc(0.5 * 10.05% - 0.25px);
  --x: url("data:image/svg+xml,%3Csvg d='M0 0v3'%3E");
}

@media (min-width: 46rem) {
  .e { color: red }
}
`
  expect(packStyles(css)).toBe(
    `a :is(b,c):hover,.d::before{content:"";width:calc(.5 * 10.05% - .25px);--x:url("data:image/svg+xml,%3Csvg d='M0 0v3'%3E")}
@media (min-width: 46rem){.e{color:red}}`,
  )
})

it.each(TEMPLATE_IDS)('ends the transitions of template %s when reduced motion is preferred', async (id) => {
  const { data } = await loadSample(id)
  expect(renderStyles(await loadKit(id), data, [])).toContain(
    '@media (prefers-reduced-motion: reduce){*,*::before,*::after{transition:none !important}}',
  )
})
