import { blankNode, type DocumentRecord } from '@heddle/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedRecords, createSentDocuments } from './sent-documents.ts'

const SEED = 11
const record = (id: number): DocumentRecord =>
  blankNode(`n${String(id).padStart(15, '0')}`, 'text', { parentId: 'p', slot: 'children', index: 'a0' })
const ten = Array.from({ length: 10 }, (_, at) => record(at))

/** A list of records that may be others, gone, new or elsewhere. */
const LIST = fc
  .uniqueArray(fc.record({ id: fc.nat({ max: 9 }), isNew: fc.boolean() }), { selector: ({ id }) => id })
  .map((list) => list.map(({ id, isNew }) => (isNew ? record(id) : (ten[id] ?? record(id)))))

describe('what workers were sent of documents', () => {
  it('what changed makes the one list of records the other one, and names nothing that stayed', () => {
    fc.assert(
      fc.property(LIST, LIST, (before, after) => {
        const { put, removed } = changedRecords(before, after)
        const records = new Map(before.map((one) => [one.id, one]))
        for (const one of put) expect(records.get(one.id)).not.toBe(one)
        for (const id of removed) expect(records.delete(id)).toBe(true)
        for (const one of put) records.set(one.id, one)
        expect(records).toEqual(new Map(after.map((one) => [one.id, one])))
        for (const one of after) expect(records.get(one.id)).toBe(one)
      }),
      { seed: SEED, numRuns: 500 },
    )
  })

  it('a worker that keeps a document is sent what changed; any other worker, and another document, whole', () => {
    const [sent, worker, other] = [createSentDocuments(), {}, {}]
    const whole = { document: { base: undefined, removed: [], total: 10 }, items: ten }
    expect(sent.deliver(worker, 'bakery', ten)).toEqual(whole)
    sent.note(worker, { projectId: 'bakery', releaseId: 'one', records: ten })
    expect([sent.isKept(worker, 'bakery'), sent.isKept(worker, 'cafe'), sent.isKept(other, 'bakery')]).toEqual([
      true,
      false,
      false,
    ])
    const after = [...ten.slice(0, 3), record(3), ...ten.slice(5)]
    expect(sent.deliver(other, 'bakery', after).items).toBe(after)
    expect(sent.deliver(worker, 'bakery', after)).toEqual({
      document: { base: 'one', removed: [ten[4]?.id], total: 9 },
      items: [after[3]],
    })
    // Until the worker says that it keeps that, it is taken to keep nothing.
    expect(sent.deliver(worker, 'bakery', after).document.base).toBeUndefined()
    sent.note(worker, { projectId: 'bakery', releaseId: 'two', records: after })
    expect(sent.deliver(worker, 'cafe', ten)).toEqual(whole)
    sent.note(worker, { projectId: 'bakery', releaseId: 'two', records: after })
    expect(
      sent.deliver(
        worker,
        'bakery',
        ten.map((_, at) => record(at)),
      ).document.base,
    ).toBeUndefined()
  })
})
