import { pairs, text } from '@heddle/kit'
import { expect, it } from 'vitest'
import { misplacedFormula } from './check-places.ts'

const label = { label: { en: 'x' } }
const fields = {
  origin: text({ ...label, bindable: false }),
  body: text(label),
  query: pairs(label),
  secret: pairs({ ...label, bindable: false }),
}
const formula = { type: 'f', tree: ['n', 'a'] }

it.each([
  [{ origin: 'https://a.test', body: formula, query: [{ name: 'q', value: formula }], isAutoFetch: true }, undefined],
  [{ origin: formula }, 'origin'],
  [{ query: formula }, 'query'],
  [{ query: [{ name: formula, value: 'x' }] }, 'query'],
  [{ query: [formula] }, 'query'],
  [{ secret: [{ name: 'x', value: formula }] }, 'secret'],
  [{ unknown: { deep: [formula] } }, 'unknown'],
])('a formula may stand where its value is declared, and nowhere else: %j', (config, name) => {
  expect(misplacedFormula(fields, config)).toBe(name)
})
