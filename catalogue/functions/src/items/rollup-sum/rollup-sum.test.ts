import { array, assert, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const rollupSum = withFakeHost(call)

test('is the same at every look at a list', () => {
  const rows = array(record({ n: constantFrom<unknown>(1, 2.5, '3', '', null, undefined) }), { maxLength: 40 })
  assert(
    property(rows, (list) => {
      const wanted = list.reduce((total, { n }) => total + Number(n ?? 0), 0)
      for (let look = 0; look < 3; look += 1) expect(rollupSum(list, 'n')).toBe(wanted)
    }),
  )
})
