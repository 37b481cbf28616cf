import { expect, test } from 'vitest'
import { localIdAt } from './local-id.ts'

const random = 'abcdefghijklmnop'

test('sync-Y45 a local id has the shape of an id, stands by time, and two of one moment differ', () => {
  const times = [0, 1, 1_700_000_000_000, 1_700_000_000_001, 2 ** 45]
  const ids = times.map((time) => localIdAt(time, random))
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{16}$/)
  expect(ids.toSorted()).toEqual(ids)
  expect(localIdAt(1, 'abcdefghijklmnoq')).not.toBe(localIdAt(1, random))
})
