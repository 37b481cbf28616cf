import { expect, it } from 'vitest'
import { checkStyleValue } from '@heddle/style'
import { checkCells, printSpan, readSpan } from './grid-span.ts'

it.each([
  ['auto', {}],
  ['span 3', { span: 3 }],
  ['span 1', {}],
  ['2', { start: 2 }],
  ['-1', { start: -1 }],
  ['2 / span 3', { start: 2, span: 3 }],
  ['auto / span 3', { span: 3 }],
  ['2 / 5', { start: 2, span: 3 }],
  ['5 / 2', undefined],
  ['1 / -1', undefined],
  ['0', undefined],
  ['main-start / main-end', undefined],
  ['2 / span', undefined],
])('%s is read as cells', (text, span) => {
  expect(readSpan(text)).toEqual(span)
})

it('cells are written as a value that is read as the same again, and as none where they are as usual', () => {
  for (const span of [{ start: 2, span: 3 }, { start: 4 }, { span: 24 }, { start: -1, span: 2 }]) {
    const text = printSpan(span) ?? expect.fail()
    expect(readSpan(text)).toEqual(span)
    expect(checkStyleValue('grid-column', text)).toBeUndefined()
  }
  expect([printSpan({}), printSpan({ span: 1 })]).toEqual([null, null])
})

it('a line is no 0, cells are 24 at most, and both are whole', () => {
  expect(['1', '25', '-1'].map((text) => checkCells(text, true))).toEqual([undefined, undefined, undefined])
  expect(['0', '26', '1.5', 'x'].map((text) => checkCells(text, true) === undefined)).toEqual([false, false, false, false])
  expect(['1', '24'].map((text) => checkCells(text, false))).toEqual([undefined, undefined])
  expect(['0', '25', '-1', ''].map((text) => checkCells(text, false) === undefined)).toEqual([false, false, false, false])
})
