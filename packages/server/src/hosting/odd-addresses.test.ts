import { expect, it } from 'vitest'
import { oddRequests } from '../testing/odd-addresses.ts'
import { askOddly } from '../testing/odd-visits.ts'

it('whatever address is asked for, the server never fails and tells nobody what is not for them', async () => {
  expect(await askOddly(1, 400)).toEqual([])
}, 120_000)

it('a seed gives the same addresses each time, and another one others', () => {
  const paths = (seed: number) => [...oddRequests(seed, 50)].map(({ method, path }) => `${method} ${path}`)
  expect(paths(1)).toEqual(paths(1))
  expect(paths(2)).not.toEqual(paths(1))
  expect(new Set(paths(1)).size).toBeGreaterThan(40)
})
