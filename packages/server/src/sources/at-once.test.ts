import { expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { createAtOnce } from './at-once.ts'

it('one project asks for so much at once and no more, while others are not kept waiting, and has room again when something ends', async () => {
  const atOnce = createAtOnce()
  const { promise, resolve } = Promise.withResolvers<number>()
  const busy = Array.from({ length: LIMITS.fetchesAtOnce }, () => atOnce.run('a', () => promise))
  await expect(atOnce.run('a', async () => 1)).rejects.toMatchObject({ code: 'busy' })
  expect(await atOnce.run('b', async () => 2)).toBe(2)
  resolve(3)
  expect(await Promise.all(busy)).toEqual(busy.map(() => 3))
  await expect(atOnce.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await atOnce.run('a', async () => 4)).toBe(4)
})
