import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Divider } from './component.tsx'
import { dividerDefinition } from './definition.ts'
import { DividerLabelled } from './labelled.body.tsx'

const LINE = { orientation: 'horizontal', text: '', textPlace: 'center' } as const

test('a divider is a separator by its tag, and says when it stands upright', () => {
  expect(renderToStaticMarkup(<Divider root={{}} props={LINE} />)).toBe('<hr/>')
  expect(renderToStaticMarkup(<Divider root={{}} props={{ ...LINE, orientation: 'vertical' }} />)).toBe(
    '<hr aria-orientation="vertical"/>',
  )
})

test('one with a text is a separator of that name, whatever is bound, and keeps a label of the builder where there is none', () => {
  const draw = (text: unknown) =>
    renderToStaticMarkup(<DividerLabelled root={{ 'aria-label': 'Own' }} props={{ ...LINE, text: text as string }} />)
  expect(draw('or')).toMatch(
    /^<div><span[^>]*><\/span><span[^>]* role="separator" aria-label="or">or<\/span><span[^>]*><\/span><\/div>$/,
  )
  expect(draw(7)).toContain('>7</span>')
  expect(draw(null)).toMatch(/^<div><span[^>]* role="separator" aria-label="Own"><\/span><span[^>]*><\/span><\/div>$/)
})

test('a divider is an hr until a text is given to it, be that by a formula or in one language', () => {
  const bodyFor = (...set: readonly string[]) => dividerDefinition.body?.({}, (field) => set.includes(field))
  expect([bodyFor(), bodyFor('orientation', 'textPlace'), bodyFor('text')]).toEqual([undefined, undefined, 'labelled'])
})

test('is known as one with a text in the navigator once it has one', () => {
  const [withText] = dividerDefinition.variants
  const isOne = (text?: unknown) => withText?.matches?.({ props: { text } as never, style: () => undefined })
  expect([isOne(), isOne(''), isOne('or')]).toEqual([false, false, true])
})
