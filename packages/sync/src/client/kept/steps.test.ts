import type { HistoryStep, HistorySteps } from '@heddle/store'
import type { DocumentRecord } from '@heddle/document'
import { describe, expect, test } from 'vitest'
import { createClock } from '../../testing/clock.ts'
import { insert, pair, rename, section } from '../../testing/pair.ts'
import { createStepKeeper, KEEP_STEPS_AFTER_MS, KEPT_LENGTH, KEPT_STEPS } from './steps.ts'

type Steps = HistorySteps<DocumentRecord>
const step = (label: string): HistoryStep<DocumentRecord> => ({ label, diff: {}, time: 0 })

/** A keeper whose storage is looked at. */
function keeper(save?: () => Promise<void>) {
  const clock = createClock()
  const saved: Steps[] = []
  const storage = {
    load: async () => saved.at(-1),
    save: save ?? (async (steps: Steps) => void saved.push(steps)),
  }
  return { clock, saved, ...createStepKeeper({ storage, schedule: clock.schedule }) }
}

describe('what I did survives a reload', () => {
  test('sync-Y47 the next window takes it back and does it again, under its names', async () => {
    const { place, ann, clock } = await pair()
    rename(ann, 'Hero')
    insert(ann, 't')
    ann.client.undo()
    await clock.pass(1000)
    ann.kill()
    const again = place.openWindow('ann')
    await clock.pass(1000)
    const { client } = again
    expect([client.undoLabel.value, client.redoLabel.value]).toEqual(['Rename', 'Insert t'])
    client.redo()
    client.undo()
    client.undo()
    expect([section(again)?.name, client.canUndo.value]).toEqual(['', false])
    await clock.pass(1000)
    expect(place.room.read().records).toHaveLength(3)
  })

  test('sync-Y47 what others did meanwhile stays', async () => {
    const { place, ann, bob, clock } = await pair()
    rename(ann, 'Hero')
    await clock.pass(1000)
    ann.kill()
    rename(bob, 'Villain')
    await clock.pass(1000)
    const again = place.openWindow('ann')
    await clock.pass(1000)
    expect(again.client.undo()).toBeUndefined()
    expect(section(again)?.name).toBe('Villain')
  })

  test('sync-Y47 each person has steps of their own', async () => {
    const { place, ann, clock } = await pair()
    rename(ann, 'Hero')
    await clock.pass(1000)
    const other = place.openWindow('cid')
    await clock.pass(1000)
    expect(other.client.canUndo.value).toBe(false)
  })

  test('sync-Y47 a connection that comes back brings no step twice', async () => {
    const { place, ann, clock } = await pair()
    rename(ann, 'Hero')
    await clock.pass(1000)
    place.network.cut('ann')
    await clock.pass(5000)
    expect(ann.client.steps.value.done.map(({ label }) => label)).toEqual(['Rename'])
  })
})

describe('keeping', () => {
  test('sync-Y47 waits until nothing was done for a moment, and can be told not to', async () => {
    const { keep, flush, clock, saved } = keeper()
    for (const label of ['a', 'b']) {
      keep(() => ({ done: [step(label)], undone: [] }))
      await clock.pass(KEEP_STEPS_AFTER_MS - 1)
    }
    expect(saved).toEqual([])
    await clock.pass(1)
    keep(() => ({ done: [step('c')], undone: [] }))
    await flush()
    await flush()
    expect(saved.map(({ done }) => done[0]?.label)).toEqual(['b', 'c'])
  })

  test('sync-Y47 the newest steps are kept, no more than so many and no longer than so much', async () => {
    const { keep, flush, saved } = keeper()
    const many = Array.from({ length: KEPT_STEPS + 5 }, (_, at) => step(String(at)))
    keep(() => ({ done: many, undone: [step('next'), step('last')] }))
    await flush()
    expect(saved[0]?.undone.map(({ label }) => label)).toEqual(['next', 'last'])
    expect([saved[0]?.done.length, saved[0]?.done[0]?.label, saved[0]?.done.at(-1)?.label]).toEqual([KEPT_STEPS - 2, '7', '204'])
    keep(() => ({ done: [step('old'), step('x'.repeat(KEPT_LENGTH / 2)), step('y'.repeat(KEPT_LENGTH / 3))], undone: [] }))
    await flush()
    expect(saved[1]?.done.map(({ label }) => label.slice(0, 3))).toEqual(['old', 'xxx', 'yyy'])
    keep(() => ({ done: [step('x'.repeat(KEPT_LENGTH)), step('new')], undone: [] }))
    await flush()
    expect(saved[2]?.done.map(({ label }) => label)).toEqual(['new'])
  })

  test('sync-Y47 a storage that fails disturbs nobody', async () => {
    const { keep, flush } = keeper(() => Promise.reject(new Error('full')))
    keep(() => ({ done: [step('a')], undone: [] }))
    await expect(flush()).resolves.toBeUndefined()
    const broken = { load: () => Promise.reject(new Error('closed')), save: async () => undefined }
    const { load } = createStepKeeper({ storage: broken, schedule: createClock().schedule })
    expect(await load()).toBeUndefined()
  })
})
