import { expect, test } from 'vitest'
import { withOptions } from './plain-options.ts'

const own = { animation: false, plugins: { legend: { display: true, labels: { color: 'red' } } } }

test('options of somebody else lie over ours, however deep', () => {
  expect(withOptions(own, { plugins: { legend: { labels: { padding: 4 } } }, animation: { duration: 5 } })).toEqual({
    animation: { duration: 5 },
    plugins: { legend: { display: true, labels: { color: 'red', padding: 4 } } },
  })
  expect(own.plugins.legend.labels).toEqual({ color: 'red' })
})

test('functions are refused, and a prototype is left alone', () => {
  const given: unknown = JSON.parse('{"__proto__": {"hidden": true}, "plugins": {"__proto__": {"x": 1}}}')
  const merged = withOptions(own, { ...(given as object), onClick: () => 1, list: [1, () => 2] })
  expect(merged).toEqual({ ...own, list: [1] })
  expect(Reflect.get({}, 'hidden')).toBeUndefined()
})

test.each([[null], ['text'], [[1]], [7]])('%j is no options', (given) => expect(withOptions(own, given)).toEqual(own))

test('options that hold themselves come to an end', () => {
  const given: Record<string, unknown> = {}
  given['self'] = given
  expect(withOptions({}, given)).toHaveProperty('self.self.self')
})
