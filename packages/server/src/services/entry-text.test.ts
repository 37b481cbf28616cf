import type { LogEntry } from '@heddle/sync/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffText, entriesText } from './entry-text.ts'

const ENTRY: fc.Arbitrary<LogEntry> = fc.record({
  seq: fc.nat(),
  localId: fc.string(),
  clientId: fc.string(),
  author: fc.record({ id: fc.string(), name: fc.string({ unit: 'binary' }) }),
  label: fc.string({ unit: 'binary' }),
  time: fc.nat(),
  diff: fc.dictionary(fc.constantFrom('put', 'set', 'remove'), fc.dictionary(fc.string(), fc.jsonValue())) as fc.Arbitrary<
    LogEntry['diff']
  >,
})

test('what everybody is told of entries is their JSON, whether they were written before or not', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(ENTRY, fc.boolean()), { maxLength: 4 }), (given) => {
      for (const [entry, isWritten] of given) if (isWritten) expect(diffText(entry)).toBe(JSON.stringify(entry.diff))
      const entries = given.map(([entry]) => entry)
      const text = JSON.stringify({ type: 'entries', entries })
      expect([entriesText(entries), entriesText(entries)]).toEqual([text, text])
    }),
    { seed: 7, numRuns: 200 },
  )
})

test('a diff becomes text once, for its row and for the message', () => {
  let count = 0
  const diff = { toJSON: () => ({ times: (count += 1) }) } as LogEntry['diff']
  const entry: LogEntry = { seq: 1, localId: 'a', clientId: 'b', author: { id: 'c', name: 'd' }, label: '', time: 0, diff }
  expect(diffText(entry)).toBe('{"times":1}')
  expect(entriesText([entry])).toContain('"diff":{"times":1}}')
})
