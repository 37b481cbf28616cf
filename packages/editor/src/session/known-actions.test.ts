import { expect, test } from 'vitest'
import { actionDefinitions } from '@heddle/actions/definitions'
import { createKnownActions } from './known-actions.ts'

test('what workflows can do is fetched once, however often it is asked for', async () => {
  let fetched = 0
  const { all, load } = createKnownActions(async () => {
    fetched += 1
    return actionDefinitions
  })
  expect(all.value).toBeUndefined()
  await Promise.all([load(), load()])
  await load()
  expect(fetched).toBe(1)
  expect(all.value?.get('log')?.label.en).toBe('Log')
})

test('a failure is told, and the next time it is tried again', async () => {
  let isThere = false
  const { all, load } = createKnownActions(async () => {
    if (!isThere) throw new Error('no network')
    return actionDefinitions
  })
  await expect(load()).rejects.toThrow('no network')
  expect(all.value).toBeUndefined()
  isThere = true
  await load()
  expect(all.value?.size).toBe(actionDefinitions.length)
})
