import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Columns } from './component.tsx'
import { columnsDefinition } from './definition.ts'

const props = { flow: 'row', units: '12', gap: '16px', justify: 'flex-start', align: 'stretch', pushesLast: false } as const

test('columns are a box that says whether its last one stands at the end', () => {
  expect(renderToStaticMarkup(<Columns root={{ className: 'k' }} props={props} />)).toBe('<div class="k" data-columns=""></div>')
  expect(renderToStaticMarkup(<Columns root={{}} props={{ ...props, pushesLast: true }} />)).toBe(
    '<div data-columns="push"></div>',
  )
})

test.each(columnsDefinition.arrangements?.ready ?? [])('$id fills a line of twelve parts', ({ shares }) => {
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(12, 5)
})

test('every field that looks different by screen says how in CSS, and its default stands in the rule', () => {
  for (const field of [columnsDefinition.fields.flow, columnsDefinition.fields.units, columnsDefinition.fields.gap]) {
    expect([field.screens, columnsDefinition.baseStyles['default']?.[field.property ?? '']]).toEqual(['css', field.default])
  }
})

test('a mosaic is known by its type, reversed too', () => {
  const mosaic = columnsDefinition.variants.find(({ id }) => id === 'mosaic')
  const isMosaic = (flow: string) => mosaic?.matches?.({ props: { flow }, style: () => undefined })
  expect(['row', 'row wrap', 'row-reverse wrap', 'column'].map(isMosaic)).toEqual([false, true, true, false])
})
