import { expect, test } from 'vitest'
import { createWritable } from './readable.ts'

test('sync-Y30 who watches a value is told when it becomes another one, each watcher until it stops', () => {
  const status = createWritable('saved')
  const told: string[] = []
  const watch = (value: string) => told.push(value)
  const [stopFirst, stopSecond] = [status.subscribe(watch), status.subscribe(watch)]
  status.set('saved')
  expect(told).toEqual([])
  status.set('saving')
  expect(told).toEqual(['saving', 'saving'])
  stopFirst()
  status.set('saved')
  expect([told.length, status.value]).toEqual([3, 'saved'])
  stopSecond()
  status.set('offline')
  expect([told.length, status.value]).toEqual([3, 'offline'])
})
