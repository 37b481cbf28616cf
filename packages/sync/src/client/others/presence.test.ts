import { expect, test } from 'vitest'
import { createClock } from '../../testing/clock.ts'
import { createPresence, PRESENCE_EVERY_MS } from './presence.ts'

function begin() {
  const clock = createClock()
  const told: (string | undefined)[] = []
  const presence = createPresence(({ pageId }) => void told.push(pageId), clock.schedule)
  const look = (pageId: string) => presence.set({ pageId, selection: [] })
  return { clock, told, presence, look }
}

test('sync-Y39 where I stay is told once, and where I go after a pause is told at once', async () => {
  const { clock, told, look } = begin()
  look('home')
  await clock.pass(PRESENCE_EVERY_MS * 5)
  expect(told).toEqual(['home'])
  look('shop')
  expect(told).toEqual(['home', 'shop'])
})

test('sync-Y39 a server that knows me no more is told where I am now, and nothing when I was nowhere yet', async () => {
  const { clock, told, presence, look } = begin()
  presence.repeat()
  expect(told).toEqual([])
  look('home')
  look('shop')
  presence.repeat()
  expect(told).toEqual(['home', 'shop'])
  presence.close()
  await clock.pass(PRESENCE_EVERY_MS * 2)
  expect(told).toEqual(['home', 'shop'])
})
