import { expect, test } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const favorite = withFakeHost(call, {
  defaultOf: (name) => (name === 'favoriteFormat' ? 'DD/MM/YYYY' : undefined),
  timezone: () => 'Europe/Paris',
})

test('reads the favourite format of the project, and ISO texts all the same', () => {
  expect(favorite('10/05/2024')).toBe('2024-05-09T22:00:00.000Z')
  expect(favorite('2024-05-10T12:00:00.000Z')).toBe('2024-05-10T12:00:00.000Z')
  expect(favorite('10/05/2024', '')).toBe('2024-05-09T22:00:00.000Z')
})

test('reads only the format it is told', () => {
  expect(favorite('2024.10.05', 'YYYY.DD.MM')).toBe('2024-05-09T22:00:00.000Z')
  expect(() => favorite('2024-05-10T12:00:00.000Z', 'DD.MM.YYYY')).toThrow('First parameter must be a string date')
})

test.each([[undefined], [null], [''], ['soon'], [0], [{}], ['40/40/2024']])('%j is no text with a date', (date) => {
  expect(() => favorite(date)).toThrow('First parameter must be a string date')
})
