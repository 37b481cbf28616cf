import { expect, it } from 'vitest'
import { absentPorts } from './absent.ts'

const { popups, plugins } = absentPorts
const { signal } = new AbortController()

it.each([
  ['Popups are not part of this page.', () => popups.open('p1', {}, false)],
  ['Popups are not part of this page.', () => popups.closeAll('p1')],
  ['This action works inside a popup only.', () => popups.closeThis(null)],
  ['The plugin supabase is not installed.', () => plugins.run('supabase', 'select', {}, signal)],
])('RT41 says "%s"', (message, ask) => {
  expect(ask).toThrow(message)
})
