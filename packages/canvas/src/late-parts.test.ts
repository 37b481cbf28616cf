import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { FunctionHost } from '@heddle/kit'
import { createLate, type LateParts } from './late-parts.ts'

const host = {} as FunctionHost
const parts: LateParts = {
  components: { gauge: ({ root }) => createElement('b', root, 'A gauge') },
  functions: { matches: { call: (_, text, part) => String(text).includes(String(part)) } },
  styles: { gauge: '.gauge{color:red}' },
  compilePattern: (source) => ({ test: (text) => text.includes(source) }),
}

/** Late parts that come, or not, when the test says so. */
function open() {
  const loads: { readonly come: (parts: LateParts) => void; readonly fail: (error: Error) => void }[] = []
  let last: Promise<LateParts> | undefined
  const settled: boolean[] = []
  const ofValues: boolean[] = []
  const came: unknown[] = []
  const late = createLate(
    { names: ['matches'], bodies: ['gauge'], load: () => (last = new Promise((come, fail) => loads.push({ come, fail }))) },
    (hasCome, isOfValues) => {
      settled.push(hasCome)
      ofValues.push(isOfValues)
    },
    () => came.push(late.styles()),
  )
  const matches = (...args: unknown[]): unknown => late.functions['matches']?.call?.(host, ...args)
  return { late, loads, settled, ofValues, came, matches, loaded: () => last }
}

test('canvas-C43 a function that is still to come fails, is fetched once, and gives its value from then on', async () => {
  const { late, loads, settled, matches } = open()
  expect(() => matches('abc', 'b')).toThrow('could not be loaded')
  expect(() => matches('abc', 'x')).toThrow('could not be loaded')
  expect([loads.length, late.isMissed(), settled]).toEqual([1, true, []])
  loads[0]?.come(parts)
  await expect.poll(() => settled).toEqual([true])
  expect([matches('abc', 'b'), matches('abc', 'x'), late.isMissed()]).toEqual([true, false, false])
})

test('canvas-C43 an element whose body is still to come is an empty box, and itself from then on', async () => {
  const { late, loads, settled, ofValues } = open()
  const Gauge = late.components['gauge'] ?? expect.fail()
  const drawn = () => renderToStaticMarkup(createElement(Gauge, { root: { className: 'n-1' }, props: {} as never }))
  expect(drawn()).toBe('<div class="n-1"></div>')
  expect(drawn()).toBe('<div class="n-1"></div>')
  expect([loads.length, late.isMissed()]).toEqual([1, true])
  loads[0]?.come(parts)
  await expect.poll(() => settled).toEqual([true])
  expect(drawn()).toBe('<b class="n-1">A gauge</b>')
  expect([late.isMissed(), ofValues]).toEqual([false, [false]])
})

test('canvas-C43 a value is told to have been asked for, also beside a body', async () => {
  const { late, loads, ofValues, matches } = open()
  const Gauge = late.components['gauge'] ?? expect.fail()
  expect(() => matches('abc', 'b')).toThrow()
  renderToStaticMarkup(createElement(Gauge, { root: {}, props: {} as never }))
  loads[0]?.come(parts)
  await expect.poll(() => ofValues).toEqual([true])
})

test('canvas-C43 a condition with a pattern fits nothing until patterns have come', async () => {
  const { late, loads, settled } = open()
  expect(late.pattern()('b', '').test('abc')).toBe(false)
  expect(late.isMissed()).toBe(true)
  loads[0]?.come(parts)
  await expect.poll(() => settled).toEqual([true])
  expect(late.pattern()('b', '').test('abc')).toBe(true)
})

test('canvas-C43 what was fetched before anybody asked for it says nothing', async () => {
  const { late, loads, settled, came, matches, loaded } = open()
  late.fetch()
  late.fetch()
  loads[0]?.come(parts)
  await loaded()
  expect(matches('abc', 'b')).toBe(true)
  late.fetch()
  expect([loads.length, settled]).toEqual([1, []])
  // Their sheets are taken all the same: elements may stand there later.
  expect(came).toEqual([parts.styles])
})

test('canvas-C43 what could not be loaded is told and tried again', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { late, loads, settled, matches } = open()
  expect(() => matches('abc', 'b')).toThrow()
  loads[0]?.fail(new Error('no connection'))
  await expect.poll(() => settled).toEqual([false])
  expect(said).toHaveBeenCalledWith('What patterns are matched with could not be loaded', new Error('no connection'))
  expect(late.isMissed()).toBe(false)
  expect(() => matches('abc', 'b')).toThrow()
  loads[1]?.come(parts)
  await expect.poll(() => settled).toEqual([false, true])
  expect(matches('abc', 'b')).toBe(true)
})
