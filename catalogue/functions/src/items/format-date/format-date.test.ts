import { expect, test } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const noon = '2024-05-10T12:00:00.000Z'

test('without a format it takes the favourite one of the project, and else ISO 8601', () => {
  const favorite = withFakeHost(call, { defaultOf: (name) => (name === 'favoriteFormat' ? 'DD.MM.YYYY' : undefined) })
  expect(favorite(noon)).toBe('10.05.2024')
  expect(favorite(noon, '')).toBe('10.05.2024')
  expect(favorite(noon, null)).toBe('10.05.2024')
  expect(favorite(noon, 'YYYY')).toBe('2024')
  expect(withFakeHost(call)(noon)).toBe('2024-05-10T12:00:00+00:00')
})

test('shows the visitor’s time of day in the language of the page', () => {
  const french = withFakeHost(call, { timezone: () => 'Europe/Paris', language: () => 'fr' })
  expect(french(noon, 'D MMMM YYYY, HH:mm')).toBe('10 mai 2024, 14:00')
  expect(french(noon, 'D MMMM', 'zz')).toBe('10 May')
})

test('a format must be a text', () => {
  expect(() => withFakeHost(call)(noon, 5)).toThrow('Second parameter must be a text')
  expect(() => withFakeHost(call)(noon, ['YYYY'])).toThrow('Second parameter must be a text')
})

test.each([[undefined], [null], [''], ['soon'], [0], [1715329815250], [{}], [new Date()], ['2024-02-31']])(
  '%j is no text with a date, and never becomes Invalid Date',
  (date) => {
    expect(() => withFakeHost(call)(date, 'YYYY')).toThrow('First parameter must be a string date')
  },
)

test('a huge format is refused before it is written', () => {
  expect(() => withFakeHost(call)(noon, 'MMMM'.repeat(5000))).toThrow('A format has 1000 characters at most')
})
