import { describe, expect, test } from 'vitest'
import { toStyle } from './inline-style.ts'

describe('a bound style', () => {
  test('renderer-R16 is spelled as React wants it', () => {
    expect(toStyle('background-color', 'red')).toEqual(['backgroundColor', 'red'])
    expect(toStyle('-webkit-line-clamp', '2')).toEqual(['WebkitLineClamp', '2'])
    expect(toStyle('--gap', 4)).toEqual(['--gap', '4'])
  })
  test('renderer-R16 a number is CSS pixels where a unit is needed', () => {
    expect(toStyle('width', 24)).toEqual(['width', '24px'])
    expect(toStyle('width', 0)).toEqual(['width', '0'])
    expect(toStyle('opacity', 0.5)).toEqual(['opacity', '0.5'])
    expect(toStyle('z-index', 3)).toEqual(['zIndex', '3'])
  })
  test.each(['red;background:url(x)', 'red}', '{', '</style>', '\\3b', 'url("javascript:x")', "url ( ' javascript:x')"])(
    'renderer-R16 %j could leave its declaration',
    (value) => {
      expect(toStyle('color', value)).toBeUndefined()
    },
  )
  test('renderer-R16 spaces without end are looked at in one go', () => {
    expect(toStyle('color', `url(${' '.repeat(3_000_000)}`)).toBeDefined()
    expect(toStyle('color', 'url'.repeat(1_000_000))).toBeDefined()
  })
  test.each([null, undefined, '', true, {}, []])('renderer-R16 %j is no value', (value) =>
    expect(toStyle('color', value)).toBeUndefined(),
  )
  test.each(['on x', 'Color', 'color;', ''])('renderer-R16 %j is no property', (property) =>
    expect(toStyle(property, 'red')).toBeUndefined(),
  )
})
