import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createIndexedDbSteps, createIndexedDbStorage } from './indexed-db.ts'

const change = (localId: string, order: number, label = localId) => ({ localId, label, diff: {}, time: 1, order })

test('sync-Y42 unsent changes of a project are kept in order, apart from those of other projects', async () => {
  const [mine, other] = [createIndexedDbStorage('mine'), createIndexedDbStorage('other')]
  expect(await mine.load()).toEqual([])
  await mine.save([change('late', 2), change('early', 1)])
  await mine.save([change('late', 2, 'Late, second version'), change('gone', 3)])
  await other.save([change('early', 9)])
  await mine.remove(['gone', 'never-there'])
  expect(await createIndexedDbStorage('mine').load()).toEqual([change('early', 1), change('late', 2, 'Late, second version')])
  expect(await other.load()).toEqual([change('early', 9)])
})

test('sync-Y34 a refused change is kept with its reason', async () => {
  const storage = createIndexedDbStorage('refused')
  const refused = { ...change('bad', 1), issues: [{ code: 'unknown-parent', path: 'node/x', message: 'Its place is gone.' }] }
  await storage.save([change('bad', 1)])
  await storage.save([refused])
  expect(await createIndexedDbStorage('refused').load()).toEqual([refused])
})

test('sync-Y47 the steps of a person in a project are kept apart from those of others, the last ones', async () => {
  const steps = (label: string) => ({ done: [{ label, diff: {}, time: 1 }], undone: [] })
  const mine = createIndexedDbSteps('project', 'ada')
  expect(await mine.load()).toBeUndefined()
  await mine.save(steps('first'))
  await mine.save(steps('second'))
  await createIndexedDbSteps('project', 'bob').save(steps('of Bob'))
  await createIndexedDbSteps('other', 'ada').save(steps('elsewhere'))
  expect(await createIndexedDbSteps('project', 'ada').load()).toEqual(steps('second'))
})
