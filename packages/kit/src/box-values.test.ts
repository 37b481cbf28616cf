import { describe, expect, test } from 'vitest'
import { checkStyleValue, isStyleProperty } from '@heddle/style'
import { border, gap, padding, radius } from './box-values.ts'

describe('the four sides of a box are written as in CSS', () => {
  test.each([
    [['1px'], ['1px', '1px', '1px', '1px']],
    [
      ['1px', '2px'],
      ['1px', '2px', '1px', '2px'],
    ],
    [
      ['1px', '2px', '3px', '4px'],
      ['1px', '2px', '3px', '4px'],
    ],
  ] as const)('padding of %j is %j from the top on', (given, sides) => {
    const [top, right, bottom, left] = sides
    expect(padding(...(given as readonly ['1px']))).toEqual({
      'padding-top': top,
      'padding-right': right,
      'padding-bottom': bottom,
      'padding-left': left,
    })
  })

  test('a border has its width, a line and its colour on each', () => {
    expect(Object.keys(border('1px', '#d8dce3'))).toHaveLength(12)
    expect(border('1px', '#d8dce3')).toMatchObject({ 'border-left-width': '1px', 'border-top-style': 'solid' })
    expect(border('1px', '#d8dce3')).toMatchObject({ 'border-bottom-color': '#d8dce3' })
  })
})

test('corners are alike, and one gap stands for both', () => {
  expect(new Set(Object.values(radius('6px')))).toEqual(new Set(['6px']))
  expect(Object.keys(radius('6px'))).toHaveLength(4)
  expect(gap('8px')).toEqual({ 'row-gap': '8px', 'column-gap': '8px' })
  expect(gap('8px', '24px')).toEqual({ 'row-gap': '8px', 'column-gap': '24px' })
})

test('all of them are styles that a project takes', () => {
  const all = { ...padding('8px', '16px'), ...border('1px', '#ffffff'), ...radius('6px'), ...gap('8px') }
  const wrong = Object.entries(all).filter(([property, value]) => {
    return !isStyleProperty(property) || checkStyleValue(property, value) !== undefined
  })
  expect(wrong).toEqual([])
})
