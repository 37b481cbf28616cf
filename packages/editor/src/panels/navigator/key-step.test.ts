import { expect, test } from 'vitest'
import { keyStep, typeAhead } from './key-step.ts'
import { flattenRows } from './rows.ts'

const tree: Readonly<Record<string, readonly string[]>> = {
  page: ['header', 'hero'],
  header: ['logo', 'menu'],
  menu: ['tours', 'about'],
  hero: [],
}
const view = { children: (id: string) => tree[id] ?? [] }
const rows = flattenRows(view, 'page', new Map())
const names = rows.map(({ id }) => id)

test('two levels stand open at first, with their places told', () => {
  expect(names).toEqual(['header', 'logo', 'menu', 'tours', 'about', 'hero'])
  expect(rows[2]).toMatchObject({ depth: 1, position: 2, count: 2, isOpen: true })
})

test('up and down walk the visible lines and stop at the ends', () => {
  expect(keyStep(rows, 'header', 'ArrowDown')).toEqual({ go: 'logo' })
  expect(keyStep(rows, 'hero', 'ArrowDown')).toEqual({ go: 'hero' })
  expect(keyStep(rows, 'header', 'ArrowUp')).toEqual({ go: 'header' })
  expect(keyStep(rows, undefined, 'ArrowDown')).toEqual({ go: 'header' })
})

test('right opens, then goes in; left closes, then goes to the parent', () => {
  const closed = flattenRows(view, 'page', new Map([['menu', false]]))
  expect(keyStep(closed, 'menu', 'ArrowRight')).toEqual({ toggle: 'menu', isOpen: true })
  expect(keyStep(rows, 'menu', 'ArrowRight')).toEqual({ go: 'tours' })
  expect(keyStep(rows, 'menu', 'ArrowLeft')).toEqual({ toggle: 'menu', isOpen: false })
  expect(keyStep(rows, 'tours', 'ArrowLeft')).toEqual({ go: 'menu' })
  expect(keyStep(rows, 'hero', 'ArrowRight')).toBeUndefined()
})

test('typing a name goes to the next line that begins with it', () => {
  const nameOf = (id: string) => id
  expect(typeAhead(rows, 'header', 'h', nameOf)).toBe('hero')
  expect(typeAhead(rows, 'hero', 'hh', nameOf)).toBe('header')
  expect(typeAhead(rows, 'header', 'ab', nameOf)).toBe('about')
  expect(typeAhead(rows, 'header', 'x', nameOf)).toBeUndefined()
})
