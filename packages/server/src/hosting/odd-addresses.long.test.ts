import { expect, it } from 'vitest'
import { askOddly } from '../testing/odd-visits.ts'

const TIMES = Number(process.env['HEDDLE_ADDRESSES'] ?? 10_000)
const SEED = Number(process.env['HEDDLE_ADDRESSES_SEED'] ?? 20_260)

it('thousands of addresses that a seed makes are all answered, and none gives what is not for who asks', async () => {
  expect(await askOddly(SEED, TIMES), `seed ${SEED}`).toEqual([])
})
