import { expect, it } from 'vitest'
import { openPort } from '../../testing/open-port.ts'
import { port } from './browser.ts'

const popups = openPort(port)

it.each([
  ['Popups are not part of this page.', () => popups.open('p1', {}, false)],
  ['Popups are not part of this page.', () => popups.closeAll('p1')],
  ['This action works inside a popup only.', () => popups.closeThis(null)],
])('ports-P5 says "%s"', (message, ask) => {
  expect(ask).toThrow(message)
})
