import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PropsOf } from '@heddle/kit'
import { TableCell } from './component.tsx'
import type { tableCellDefinition } from './definition.ts'

type Props = PropsOf<typeof tableCellDefinition>

const draw = (props: Partial<Props>): string =>
  renderToStaticMarkup(<TableCell root={{}} props={{ kind: 'cell', label: '', sorted: 'none', columns: 1, ...props }} />)

test('a cell carries its label for narrow screens', () => {
  expect(draw({ label: 'Price' })).toBe('<td role="cell" data-label="Price"></td>')
  expect(draw({})).toBe('<td role="cell"></td>')
})
test('a heading says of what it is one', () => {
  expect(draw({ kind: 'column', label: 'Price' })).toBe('<th role="columnheader" scope="col"></th>')
  expect(draw({ kind: 'row', label: 'Bread' })).toBe('<th role="rowheader" scope="row" data-label="Bread"></th>')
})
test('the heading of the sorted column says how, and no other cell does', () => {
  expect(draw({ kind: 'column', sorted: 'descending' })).toContain('aria-sort="descending"')
  expect(draw({ kind: 'column', sorted: 'ascending' })).toContain('aria-sort="ascending"')
  for (const props of [
    { kind: 'column', sorted: 'none' },
    { kind: 'column', sorted: 'up' as never },
    { sorted: 'ascending' },
  ] as const)
    expect(draw(props)).not.toContain('aria-sort')
})
test.each([
  [1, undefined],
  [0, undefined],
  [7, 7],
  [2.9, 2],
  [5000, 1000],
  ['many' as never, undefined],
])('a cell over %s columns', (columns, span) => {
  const html = draw({ columns })
  if (span === undefined) expect(html).not.toContain('colSpan')
  else expect(html.toLowerCase()).toContain(`colspan="${span}"`)
})
