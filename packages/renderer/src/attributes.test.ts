import { describe, expect, test } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { publishedBinding } from '@heddle/testing'
import { directAttributes, isUntouched, toAttribute } from './attributes.ts'

describe('a builder’s own attributes', () => {
  test('renderer-R19 ordinary attributes are drawn', () => {
    expect(toAttribute('title', 'Hello')).toEqual(['title', 'Hello'])
    expect(toAttribute('data-id', 7)).toEqual(['data-id', '7'])
    expect(toAttribute('x-own', 'a')).toEqual(['x-own', 'a'])
  })
  test('renderer-R19 a list or an object is drawn as JSON, never by a conversion of its own', () => {
    expect(toAttribute('data-row', { id: 1, toString: 2 })).toEqual(['data-row', '{"id":1,"toString":2}'])
    expect(toAttribute('data-rows', [[1], null])).toEqual(['data-rows', '[[1],null]'])
    const doubled = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 'x')
    expect(toAttribute('data-x', doubled)).toEqual(['data-x', ''])
  })
  test('renderer-R19 names are spelled as React wants them', () => {
    expect(toAttribute('tabindex', '0')).toEqual(['tabIndex', '0'])
    expect(toAttribute('class', 'a b')).toEqual(['className', 'a b'])
    expect(toAttribute('constructor', 'x')).toEqual(['constructor', 'x'])
  })
  test('renderer-R19 the mark of a condition stands there while what its formula gives counts as true', () => {
    for (const value of [true, 'yes', 1, {}]) expect(toAttribute('data-when-late', value)).toEqual(['data-when-late', ''])
    for (const value of [false, '', 0, null, undefined]) expect(toAttribute('data-when-late', value)).toBeUndefined()
  })
  test.each([
    'onclick',
    'ONLOAD',
    'style',
    'children',
    'dangerouslySetInnerHTML',
    'ref',
    'key',
    'srcdoc',
    'a b',
    '1x',
    'a"b',
    'a>b',
    '',
    'defaultValue',
  ])('renderer-R19 the name %j is refused', (name) => expect(toAttribute(name, 'x')).toBeUndefined())
  test.each(['javascript:alert(1)', ' java\nscript:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'renderer-R19 the address %j is refused',
    (address) => expect(toAttribute('href', address)).toBeUndefined(),
  )
  test('renderer-R19 what is no address may look like code', () => {
    expect(toAttribute('title', 'javascript: a guide')).toEqual(['title', 'javascript: a guide'])
    for (const name of ['src', 'poster', 'cite', 'ping', 'data', 'xlink:href', 'HREF'])
      expect(toAttribute(name, 'javascript:alert(1)'), name).toBeUndefined()
  })
  test('renderer-R19 an attribute without a value is not drawn, one that is only there is empty', () => {
    expect(toAttribute('title', null)).toBeUndefined()
    expect(toAttribute('title', false)).toBeUndefined()
    expect(toAttribute('data-on', true)).toEqual(['data-on', ''])
    expect(toAttribute('hidden', '')).toEqual(['hidden', true])
  })
})

describe('renderer-R47 attributes that go straight to their element', () => {
  test('are bound ones that stand on every element as they are given', () => {
    const bound = publishedBinding('word')
    const untouched = { id: bound, title: bound, lang: bound, dir: bound, hidden: bound, inert: bound, 'data-own': bound }
    const named = { 'aria-describedby': bound, 'aria-busy': bound, 'data-states': bound }
    const others = { class: bound, role: bound, tabindex: bound, 'aria-label': bound, 'aria-hidden': bound, 'data-state': bound }
    expect(directAttributes({ ...untouched, ...named, ...others, 'data-still': 'x' })).toEqual({ ...untouched, ...named })
    expect(directAttributes({ ...others, title: 'Still', onclick: bound, style: bound })).toBeUndefined()
    expect(directAttributes(undefined)).toBeUndefined()
  })

  test('are none that an element draws by itself', () => {
    const items = new URL('../../../catalogue/elements/src/items/', import.meta.url)
    const names = readdirSync(items).flatMap((item) => {
      const source = readFileSync(new URL(`${item}/component.tsx`, items), 'utf8')
      return source.match(/\bdata-[a-z-]+/g) ?? []
    })
    expect(names).toContain('data-button')
    expect(names.filter(isUntouched)).toEqual([])
  })
})
