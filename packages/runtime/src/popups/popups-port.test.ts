import { expect, test } from 'vitest'
import { openPorts } from '../ports/open-ports.ts'
import type { Popups } from './create-popups.tsx'
import { popupsPort } from './popups-port.ts'

const place = { scope: () => ({}), event: undefined, signal: new AbortController().signal }
const portOf = (more: Partial<Popups> = {}) =>
  openPorts([popupsPort({ open: () => undefined, closeAll: () => false, at: () => undefined, ...more })], place).popups

test('runtime-PO6 a popup that the page does not have is said with the text of the specification', async () => {
  const port = portOf()
  await expect(port.open('gone', {}, true)).rejects.toThrow(/^Library component "gone" not found\.$/)
  expect(() => port.closeAll('gone')).toThrow(/^Library component "gone" not found\.$/)
  expect(() => port.closeThis(1)).toThrow(/^This action works inside a popup only\.$/)
})

test('runtime-PO6 S4-02 opening gives the uid of the instance, or what it is closed with when it waits', async () => {
  const given: unknown[] = []
  const open: Popups['open'] = (...call) => {
    given.push(call)
    return { uid: 'popup-abc123', closed: Promise.resolve('yes') }
  }
  const port = portOf({ open })
  expect(await port.open('p', { title: 'Hi' }, false)).toBe('popup-abc123')
  expect(await port.open('p', {}, true)).toBe('yes')
  expect(given).toEqual([
    ['p', { title: 'Hi' }],
    ['p', {}],
  ])
})

test('runtime-PO6 the popup that a place lies in is closed with data, and all of a component without', () => {
  const closed: unknown[] = []
  const at: Popups['at'] = () => ({ popupId: 'p', close: (data) => void closed.push(data) })
  const port = portOf({ at, closeAll: (id) => closed.push(id) > 0 })
  port.closeThis({ ok: true })
  port.closeAll('p')
  expect(closed).toEqual([{ ok: true }, 'p'])
})

test('runtime-PO6 a place knows the popup it lies in', () => {
  expect(portOf({ at: () => ({ popupId: 'p', close: () => {} }) }).here()).toBe('p')
  expect(portOf().here()).toBeUndefined()
})
