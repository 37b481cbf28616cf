import { describe, expect, test } from 'vitest'
import { toDeclared, toReactName } from './inline-style.ts'

describe('a bound style', () => {
  test.each([
    ['background-color', 'backgroundColor'],
    ['-webkit-line-clamp', 'WebkitLineClamp'],
    ['--own-gap', '--own-gap'],
  ])('renderer-R16 %s is spelled as React wants it', (property, name) => expect(toReactName(property)).toBe(name))
  test('renderer-R16 a number is CSS pixels where a unit is needed', () => {
    expect(toDeclared('width', 24)).toBe('24px')
    expect(toDeclared('width', 0)).toBe('0')
    expect(toDeclared('opacity', 0.5)).toBe('0.5')
    expect(toDeclared('z-index', 3)).toBe('3')
    expect(toDeclared('--gap', 4)).toBe('4')
  })
  test.each([' red ', 'rgb(1, 2, 3)', '"a (b"', "'[' calc((1px + 2px) * 3)", '[a] 1fr [b]', 'url("x.png")'])(
    'renderer-R16 %j is a value',
    (value) => expect(toDeclared('color', value)).toBe(value.trim()),
  )
  test.each(['red !important', 'red ! important', 'red /* x', 'rgb(1,2', 'a)', '(]', '"red', "'a\nb'", '[a 1fr'])(
    'renderer-R16 %j would reach what stands behind it, or beat it',
    (value) => expect(toDeclared('color', value)).toBeUndefined(),
  )
  test.each(['red;background:url(x)', 'red}', '{', '</style>', '\\3b', 'url("javascript:x")', "url ( ' javascript:x')"])(
    'renderer-R16 %j could leave its declaration',
    (value) => {
      expect(toDeclared('color', value)).toBeUndefined()
    },
  )
  test('renderer-R16 spaces without end are looked at in one go', () => {
    expect(toDeclared('color', `url(${' '.repeat(3_000_000)})`)).toBeDefined()
    expect(toDeclared('color', 'url'.repeat(1_000_000))).toBeDefined()
  })
  test.each([null, undefined, '', true, {}, []])('renderer-R16 %j is no value', (value) =>
    expect(toDeclared('color', value)).toBeUndefined(),
  )
  test.each(['on x', 'Color', 'color;', ''])('renderer-R16 %j is no property', (property) =>
    expect(toDeclared(property, 'red')).toBeUndefined(),
  )
})
