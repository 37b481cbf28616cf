import { expect, test } from 'vitest'
import { call as fromTime } from '../../items/from-time/call.ts'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call as toTime } from '../../items/to-time/call.ts'

const now = Date.parse('2024-05-10T12:00:00.000Z')
const from = withFakeHost(fromTime, { now: () => now, language: () => 'ru' })
const to = withFakeHost(toTime, { now: () => now, language: () => 'xx' })

test('tells how long ago in the language of the page, in English when it is not known', () => {
  expect(from('2024-05-07T12:00:00.000Z')).toBe('3 дня назад')
  expect(from('2024-05-15T12:00:00.000Z')).toBe('через 5 дней')
  expect(from('2024-05-07T12:00:00.000Z', false, 'fr')).toBe('il y a 3 jours')
  expect(to('2024-05-07T12:00:00.000Z')).toBe('in 3 days')
  expect(to('2024-05-07T12:00:00.000Z', true)).toBe('3 days')
})

test.each([[undefined], [null], [''], [0], ['soon'], [new Date()]])('%j is no date as a text', (date) => {
  expect(() => from(date)).toThrow('First parameter must be a date as string')
  expect(() => to(date)).toThrow('First parameter must be a date as string')
})
