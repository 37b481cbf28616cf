import { expect, test } from 'vitest'
import { describeCode } from './describe-code.ts'

const view = {
  find: (kind: string, id: string) =>
    id === 'count00000000000' && (kind === 'variable' || kind === 'collection') ? { name: 'visits' } : undefined,
  of: () => [
    {
      properties: { size000000000000: { name: 'size' } },
      variables: { open000000000000: { name: 'isOpen' } },
    },
  ],
} as unknown as Parameters<typeof describeCode>[1]

test('a formula shows names instead of ids, and says when a variable is gone', () => {
  expect(describeCode("variables['count00000000000'] +\n 1", view)).toBe('visits + 1')
  expect(describeCode("variables['gone000000000000']", view)).toBe('Missing variable')
  expect(describeCode("collections['count00000000000'].total", view)).toBe('visits.total')
  expect(describeCode("formulas['gone000000000000'](1)", view)).toBe('Missing(1)')
  expect(describeCode("context.component.props['size000000000000'] > 1", view)).toBe('size > 1')
  expect(describeCode("context.component.variables['open000000000000']", view)).toBe('isOpen')
  expect(describeCode("colors['x']", view)).toBe("colors['x']")
})

test('a variable of an instance goes by both their names', () => {
  const inside = {
    find: (kind: string, id: string) => {
      if (kind === 'node' && id === 'ship000000000000') return { name: '', componentId: 'card000000000000' }
      const variables = { cost000000000000: { name: 'cost' } }
      return kind === 'library-component' && id === 'card000000000000' ? { name: 'Card', variables } : undefined
    },
  } as unknown as Parameters<typeof describeCode>[1]
  expect(describeCode("variables['ship000000000000-cost000000000000'] * 2", inside)).toBe('Card.cost * 2')
  expect(describeCode("variables['ship000000000000-gone000000000000']", inside)).toBe('Missing variable')
  expect(describeCode("variables['gone000000000000-cost000000000000']", inside)).toBe('Missing variable')
})

test('what an element gives goes by the name of the element, or what it is, and by what it gives', () => {
  const nodes: Readonly<Record<string, object>> = {
    start00000000000: { name: 'Departure', element: 'form-input' },
    sum0000000000000: { name: '', element: 'form-input' },
  }
  const inside = { find: (kind: string, id: string) => (kind === 'node' ? nodes[id] : undefined) } as unknown as Parameters<
    typeof describeCode
  >[1]
  expect(describeCode("variables['start00000000000-value'] + 'x'", inside)).toBe("Departure.value + 'x'")
  expect(describeCode("variables['sum0000000000000-currentSelection']", inside)).toBe('form input.currentSelection')
  expect(describeCode("variables['gone000000000000-value']", inside)).toBe('Missing variable')
})
