import { expect, test } from 'vitest'
import { isWhole, shareOf } from './share-of.ts'

const values = Array.from({ length: 20 }, (_, at) => at)

test('cases one after another meet all values, each of them a share', () => {
  const met = [4, 5, 6].map((at) => shareOf(values, at))
  expect([...new Set(met.flat())].toSorted((one, other) => one - other)).toEqual(values)
  for (const share of met) expect(share.length).toBeLessThanOrEqual(isWhole ? values.length : 7)
})
