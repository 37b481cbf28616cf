import { computed, effect, type ReadonlySignal } from '@preact/signals-core'
import { describe, expect, test } from 'vitest'
import { VariableCell } from './variable-cell.ts'

/** How often each asker of a cell was told, and what it was told last. */
function ask(cell: VariableCell, others: readonly unknown[]) {
  const told = others.map(() => ({ times: 0, is: false }))
  const stops = others.map((other, at) =>
    effect(() => {
      told[at] = { times: (told[at]?.times ?? 0) + 1, is: cell.is(other) }
    }),
  )
  return { told, stops }
}

describe('whether a variable is a certain value', () => {
  test('runtime-RT59 of a thousand that ask, those of the value before and the value now are told', () => {
    const cell = new VariableCell(3)
    const { told } = ask(
      cell,
      Array.from({ length: 1000 }, (_, at) => at),
    )
    expect(told.flatMap(({ is }, at) => (is ? [at] : []))).toEqual([3])
    cell.value = 7
    cell.value = 7
    expect(told.flatMap(({ is }, at) => (is ? [at] : []))).toEqual([7])
    expect(told.flatMap(({ times }, at) => (times > 1 ? [[at, times]] : []))).toEqual([
      [3, 2],
      [7, 2],
    ])
  })

  test('runtime-RT59 it is what === says: no text of a number, no equal list, no NaN, and either zero', () => {
    const list = [1]
    const given = ['1', 1, null, undefined, list, [1], Number.NaN, 0, -0]
    const cell = new VariableCell('')
    const { told } = ask(cell, given)
    for (const value of given) {
      cell.value = value
      expect(told.map(({ is }) => is)).toEqual(given.map((other) => other === value))
      expect(given.map((other) => cell.is(other))).toEqual(given.map((other) => other === value))
      expect(given.map((other) => new VariableCell(value).is(other))).toEqual(given.map((other) => other === value))
    }
  })

  test('runtime-RT59 asked while others change too, it is what the variable is by then', () => {
    const cell = new VariableCell('a')
    const isB = computed(() => cell.is('b'))
    const seen: unknown[] = []
    effect(() => void seen.push([cell.value, isB.value]))
    cell.value = 'b'
    cell.value = 'c'
    expect(seen).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
    ])
  })

  test('runtime-RT59 who stops and comes again is told what holds by then', () => {
    const cell = new VariableCell('a')
    const isA = computed(() => cell.is('a'))
    const follow = (): { readonly seen: unknown[]; readonly stop: () => void } => {
      const seen: unknown[] = []
      return { seen, stop: effect(() => void seen.push(isA.value)) }
    }
    const first = follow()
    first.stop()
    cell.value = 'b'
    expect(isA.value).toBe(false)
    const second = follow()
    cell.value = 'a'
    cell.value = 'b'
    second.stop()
    cell.value = 'a'
    expect([first.seen, second.seen, isA.value]).toEqual([[true], [false, true, false], true])
  })

  test('runtime-RT59 any number of questions that nobody follows is answered, and those that are followed stay', () => {
    const cell = new VariableCell(0)
    const { told } = ask(cell, [1, 2])
    const worked: ReadonlySignal<boolean>[] = Array.from({ length: 5000 }, (_, at) => computed(() => cell.is(at)))
    const holding = (): readonly number[] => worked.flatMap((is, at) => (is.value ? [at] : []))
    expect(holding()).toEqual([0])
    cell.value = 4000
    expect(holding()).toEqual([4000])
    cell.value = 2
    expect(holding()).toEqual([2])
    expect(told).toEqual([
      { times: 1, is: false },
      { times: 2, is: true },
    ])
  })
})
