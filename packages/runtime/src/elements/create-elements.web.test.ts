import { afterEach, expect, test, vi } from 'vitest'
import { TARGET_ATTRIBUTE } from '@heddle/document/published'
import { noteInstance } from '../scope/instance-at.ts'
import { createVariables } from '../variables/create-variables.ts'
import { warn } from '../warn.ts'
import { createElements } from './create-elements.ts'

afterEach(() => document.body.replaceChildren())

const row = (index: number): object => ({ context: { item: { index } } })

test('runtime-RT43 S3-28 an action of an element runs at the row of the workflow, else at the first one on the page', async () => {
  const elements = createElements()
  const asked = vi.fn<(row: number) => string>((at) => `row ${at}`)
  for (const at of [0, 1, 2]) elements.offer('input', 'focus', row(at), () => asked(at))
  const run = (scope: object) => elements.portAt({ scope: () => scope }).run('input', 'focus', [])
  expect(await run(row(2))).toBe('row 2')
  expect(await run({})).toBe('row 0')
  expect(await run(row(9))).toBe('row 0')
})

test('runtime-RT43 what is not on the page any more gives null', async () => {
  const elements = createElements()
  const away = elements.offer('input', 'focus', {}, () => 'there')
  away()
  expect(await elements.portAt({ scope: () => ({}) }).run('input', 'focus', [])).toBeNull()
  expect(await elements.portAt({ scope: () => ({}) }).run('other', 'focus', [])).toBeNull()
})

test('runtime-RT43 what is not on the page is named in the console with what was asked of it, once', async () => {
  const said: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void said.push(String(text)))
  const port = createElements(warn).portAt({ scope: () => ({}) })
  for (const value of [1, 2]) expect(await port.run('gone', 'set-value', [value])).toBeNull()
  await expect
    .poll(() => said)
    .toEqual(['The action "set-value" of the element gone is left out: the element is not on the page, or cannot do it.'])
  vi.restoreAllMocks()
})

test('runtime-RT18 S8-16 creating an element makes nothing and is said once in the console', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const port = createElements(warn).portAt({ scope: () => ({}) })
  port.create()
  port.create()
  await expect.poll(() => said).toHaveBeenCalled()
  expect(said.mock.calls).toEqual([
    ['Elements cannot be created while a page runs: nothing was created. Show one by a condition, or repeat it by a list.'],
  ])
  expect(document.body.childElementCount).toBe(0)
  vi.restoreAllMocks()
})

test('runtime-RT43 the element that an action names gets the focus', () => {
  document.body.innerHTML = `<input ${TARGET_ATTRIBUTE}="uid1">`
  createElements()
    .portAt({ scope: () => ({}) })
    .focus('uid1')
  expect(document.activeElement).toBe(document.querySelector('input'))
})

/** Names inside an instance with this uid. */
function inside(uid: string): object {
  const component = {}
  noteInstance(component, { uid, variables: createVariables([]), emit: () => {} })
  return { context: { component } }
}

test('runtime-CO5 what is named inside a component is that of the instance', async () => {
  document.body.innerHTML = `<input ${TARGET_ATTRIBUTE}="one.field"><input id="two" ${TARGET_ATTRIBUTE}="two.field">`
  const elements = createElements()
  for (const uid of ['one', 'two']) elements.offer(`${uid}.field`, 'focus', inside(uid), () => uid)
  const port = elements.portAt({ scope: () => inside('two') })
  expect(await port.run('field', 'focus', [])).toBe('two')
  port.focus('field')
  expect(document.activeElement?.id).toBe('two')
})

test('runtime-CO6 a trigger cannot be emitted outside of components', () => {
  const port = createElements().portAt({ scope: () => ({}) })
  expect(() => port.emit('done', {})).toThrow('A component trigger can be emitted inside a component only.')
})
