import { expect, it } from 'vitest'
import type { CollectionRecord, FormulaRecord, VariableRecord } from '@heddle/document'
import { glanceText, showGlance, showOutcomes } from './show-glance.ts'

const structure = { folder: '', index: 'a0' } as const
const variable: VariableRecord = { ...structure, id: 'v', kind: 'variable', name: 'v', type: 'array' }
const orders: CollectionRecord = {
  ...structure,
  id: 'o',
  kind: 'collection',
  name: 'orders',
  mode: 'static',
  type: 'collection',
  config: {},
}
const formula: FormulaRecord = { ...structure, id: 'f', kind: 'formula', name: 'f', parameters: [], code: '1' }
const text = (value: unknown, size?: number, record: VariableRecord | CollectionRecord | FormulaRecord = variable) =>
  showGlance(record, { ok: true, value, kind: typeof value, ...(size !== undefined && { size }) }).text

it('a value is told in few signs: texts in quotes, lists by how much is in them, objects by what is in them', () => {
  expect(text('Nothing was sent')).toBe('"Nothing was sent"')
  expect(text('')).toBe('""')
  expect([text(0), text(false), text(null), text(undefined)]).toEqual(['0', 'false', '–', '–'])
  expect([text([], 0), text([1], 1), text([1, 2], 500)]).toEqual(['0 items', '1 item', '500 items'])
  expect([text([1], 1, orders), text([1], 240, orders), text([1], 3, formula)]).toEqual(['1 row', '240 rows', '3 rows'])
  expect(text({ orders: 62, by: { city: 'x' }, list: [1] }, 3)).toBe('{ orders: 62, by: …, list: … }')
  expect(text({}, 0)).toBe('{}')
})

it('a value that cannot be had says why', () => {
  expect(showGlance(formula, { ok: false, message: 'There is no x' })).toEqual({ text: 'failed', problem: 'There is no x' })
})

it('a formula with examples says how many pass, and that some do not', () => {
  const met = { isMet: true, actual: 1 } as const
  expect(showOutcomes([met, met])).toEqual({ text: '2/2' })
  expect(showOutcomes([met, { isMet: false, message: 'No' }])).toEqual({ text: '1/2', problem: '1 example fails' })
})

it('is asked for by id, and not where a formula wants arguments', () => {
  expect([glanceText(variable), glanceText(orders), glanceText(formula)]).toEqual([
    "variables['v']",
    "collections['o'].data",
    "formulas['f']()",
  ])
  expect(glanceText({ ...formula, parameters: [{ name: 'a', type: 'text' }] })).toBeUndefined()
})
