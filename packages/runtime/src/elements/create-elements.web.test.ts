import { afterEach, expect, test, vi } from 'vitest'
import { TARGET_ATTRIBUTE } from '@heddle/document/published'
import { createElements } from './create-elements.ts'

afterEach(() => document.body.replaceChildren())

const row = (index: number): object => ({ context: { item: { index } } })

test('RT43 an action of an element runs at the row of the workflow, else at the first one on the page', async () => {
  const elements = createElements()
  const asked = vi.fn<(row: number) => string>((at) => `row ${at}`)
  for (const at of [0, 1, 2]) elements.offer('input', 'focus', row(at), () => asked(at))
  const run = (scope: object) => elements.portAt(() => scope).run('input', 'focus', [])
  expect(await run(row(2))).toBe('row 2')
  expect(await run({})).toBe('row 0')
  expect(await run(row(9))).toBe('row 0')
})

test('RT43 what is not on the page any more gives null', async () => {
  const elements = createElements()
  const away = elements.offer('input', 'focus', {}, () => 'there')
  away()
  expect(await elements.portAt(() => ({})).run('input', 'focus', [])).toBeNull()
  expect(await elements.portAt(() => ({})).run('other', 'focus', [])).toBeNull()
})

test('RT43 the element that an action names gets the focus', () => {
  document.body.innerHTML = `<input ${TARGET_ATTRIBUTE}="uid1">`
  createElements()
    .portAt(() => ({}))
    .focus('uid1')
  expect(document.activeElement).toBe(document.querySelector('input'))
})
