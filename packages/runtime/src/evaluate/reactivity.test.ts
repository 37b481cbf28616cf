import { computed, effect } from '@preact/signals-core'
import { describe, expect, test } from 'vitest'
import type { PublishedVariable } from '@heddle/document/published'
import { publishedBinding } from '@heddle/testing'
import { snapshotSurroundings } from '../surroundings/snapshot.ts'
import { snapshotBrowser } from '../scope/browser-context.ts'
import { createScope } from '../scope/create-scope.ts'
import { VariableCell } from '../lists/variable-cell.ts'
import { createVariables } from '../variables/create-variables.ts'
import { createEvaluator } from './create-evaluator.ts'

const variable = (id: string, defaultValue: PublishedVariable['defaultValue']): PublishedVariable => ({
  id,
  name: `the ${id}`,
  type: typeof defaultValue === 'number' ? 'number' : 'boolean',
  defaultValue,
})

/** Bindings over variables; counts how often each is worked out and how often its value becomes another one. */
function page(list: readonly PublishedVariable[], codes: readonly string[]) {
  const variables = createVariables(list)
  const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
  const { evaluate } = createEvaluator({ functions: {}, surroundings })
  const scope = Object.defineProperty({}, 'variables', { get: variables.names })
  const evaluations = codes.map(() => 0)
  const changes = codes.map(() => -1)
  const stops = codes.map((code, at) => {
    const binding = publishedBinding(code)
    const value = computed(() => {
      evaluations[at] = (evaluations[at] ?? 0) + 1
      return evaluate(binding, scope)
    })
    return effect(() => {
      void value.value
      changes[at] = (changes[at] ?? 0) + 1
    })
  })
  return { variables, evaluations, changes, stop: () => stops.forEach((stop) => stop()) }
}

describe('a binding', () => {
  test('runtime-RE7 is worked out again only when something it read changed', () => {
    const one = page([variable('a', 1), variable('b', 1), variable('on', false)], ['variables.a', 'variables.on && variables.b'])
    one.variables.write('a', 2)
    expect(one.evaluations).toEqual([2, 1])
    one.variables.write('b', 2)
    expect(one.evaluations).toEqual([2, 1])
    one.variables.write('on', true)
    one.variables.write('b', 3)
    expect(one.evaluations).toEqual([2, 3])
    one.stop()
  })

  test('runtime-RE7 whose value comes out the same changes nothing further', () => {
    const one = page([variable('n', 1)], ['variables.n > 0'])
    for (const n of [2, 3, 4]) one.variables.write('n', n)
    expect([one.evaluations, one.changes]).toEqual([[4], [0]])
    one.variables.write('n', -1)
    expect(one.changes).toEqual([1])
    one.stop()
  })

  test('runtime-RE7 of 10,000 bindings a change works out the 10 that read it', () => {
    const list = Array.from({ length: 1000 }, (_, at) => variable(`v${at}`, at))
    const one = page(
      list,
      Array.from({ length: 10_000 }, (_, at) => `variables.v${at % 1000} + ${at}`),
    )
    expect(one.evaluations.every((count) => count === 1)).toBe(true)
    one.variables.write('v7', -7)
    const again = one.evaluations.flatMap((count, at) => (count > 1 ? [at] : []))
    expect(again).toEqual(Array.from({ length: 10 }, (_, at) => at * 1000 + 7))
    one.stop()
  })
})

describe('rows that ask whether they are chosen', () => {
  const choice: readonly PublishedVariable[] = [
    { id: 'chosen', name: 'choice', type: 'number', defaultValue: 1 },
    { id: 'other', name: 'other', type: 'number', defaultValue: 0 },
  ]

  /** Rows with a formula each, and how often each was worked out; a row is what the formula calls `row`. */
  function rows(code: string, ids: readonly unknown[]) {
    const variables = createVariables(choice, undefined, (value) => new VariableCell(value))
    const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
    const { evaluate } = createEvaluator({ functions: {}, surroundings })
    const site = createScope({ variables, page: () => undefined, lang: () => 'en', browser: () => snapshotBrowser('/', 'light') })
    const binding = publishedBinding(code)
    const shown = ids.map(() => ({ times: 0, value: undefined as unknown }))
    const stops = ids.map((id, at) => {
      const scope: object = Object.create(site, { context: { value: { item: { data: { id } } }, enumerable: true } }) as object
      return effect(() => {
        shown[at] = { times: (shown[at]?.times ?? 0) + 1, value: evaluate(binding, scope) }
      })
    })
    const values = () => shown.map(({ value }) => value)
    const times = () => shown.map((row) => row.times)
    return { variables, values, times, stop: () => stops.forEach((stop) => stop()) }
  }

  test.each(["variables['chosen'] === context.item.data.id", 'context.item.data.id === variables.chosen'])(
    'runtime-RT59 of those by %s two have to do with another choice',
    (code) => {
      const all = rows(code, [1, 2, 3, 4])
      expect(all.values()).toEqual([true, false, false, false])
      all.variables.write('chosen', 3)
      expect([all.values(), all.times()]).toEqual([
        [false, false, true, false],
        [2, 1, 2, 1],
      ])
      all.variables.write('chosen', 9)
      all.variables.write('other', 9)
      expect([all.values(), all.times()]).toEqual([
        [false, false, false, false],
        [2, 1, 3, 1],
      ])
      all.stop()
    },
  )

  test('runtime-RT59 a row that uses the choice itself as well follows each one', () => {
    const all = rows("variables['chosen'] !== context.item.data.id && variables['chosen']", [1, 2])
    expect(all.values()).toEqual([false, 1])
    all.variables.write('chosen', 2)
    all.variables.write('chosen', 3)
    expect(all.values()).toEqual([3, 3])
    all.stop()
  })

  test('runtime-RT59 what is set as it is, shared by an element, put back or reset by a navigation is told as well', () => {
    const all = rows("variables['chosen'] === context.item.data.id", [1, 5])
    const { variables } = all
    const told = (change: () => void): readonly unknown[] => {
      change()
      return all.values()
    }
    expect(told(() => variables.set(new Map([['chosen', 5]])))).toEqual([false, true])
    expect(told(() => variables.restore('chosen'))).toEqual([true, false])
    expect(told(() => variables.share('chosen')?.set(5))).toEqual([false, true])
    expect(told(() => variables.reset(choice))).toEqual([true, false])
    all.stop()
  })
})
