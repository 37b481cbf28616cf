import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankNode } from '../records/blank.ts'
import type { DocumentRecord, Id } from '../records/types.ts'
import { fullSite } from '../testing/full-site.ts'
import { operationOf, STEPS } from '../testing/random-operations.ts'
import { fieldsOf, idOf, idSource, smallSiteRecords } from '../testing/small-site.ts'
import { checkDocument, openDocument } from './check-document.ts'

const SEED = Number(process.env['HEDDLE_FUZZ_SEED'] ?? 6)

/** A document that was opened, and the same records for a check of the whole. */
function opened(from: readonly DocumentRecord[]) {
  const records = new Map(from.map((record) => [record.id, record]))
  const document = openDocument(from, { fieldsOf })
  return {
    document,
    records,
    /** Makes the records these, and tells the document what became other ones. */
    become(after: readonly DocumentRecord[]) {
      const rest = new Map(records)
      const put = after.filter((record) => records.get(record.id) !== record)
      for (const { id } of after) rest.delete(id)
      for (const id of rest.keys()) records.delete(id)
      for (const record of after) records.set(record.id, record)
      return document.change({ put, removed: rest.keys() })
    },
    expectAsWhole() {
      const whole = openDocument(records.values(), { fieldsOf })
      expect(document.issues()).toEqual(whole.issues())
      return whole
    },
  }
}

/** Changes that no operation makes: the tree torn, references cut, kinds of values mixed. */
const TEARS: readonly ((record: DocumentRecord, other: DocumentRecord, newId: () => Id) => readonly DocumentRecord[])[] = [
  () => [],
  (record) => [record.kind === 'node' ? { ...record, element: 'section' } : record],
  (record) => [record.kind === 'node' ? { ...record, element: 'gone-element' } : record],
  (record, { id }) => [record.kind === 'node' ? { ...record, place: { ...record.place, parentId: id } } : record],
  (record, { id }) => [record.kind === 'node' ? { ...record, place: { parentId: id, slot: 'icon', index: 'a1' } } : record],
  (record, { id }) => [record.kind === 'node' ? { ...record, classes: { [id]: 'a0' } } : record],
  (record, { id }) => [record.kind === 'node' ? { ...record, componentId: id } : record],
  (record, { id }) => [record.kind === 'node' ? { ...record, props: { text: { ru: `asset:${id}`, xx: 4 } } } : record],
  (record, { id }) => [
    record.kind === 'node' || record.kind === 'style-class'
      ? { ...record, styles: { 'default:hover': { color: { type: 'token', id } } } }
      : record,
  ],
  (record, { id }) => [record.kind === 'style-class' ? { ...record, parentId: id } : record],
  (record) => [record.kind === 'token' ? { ...record, type: record.type === 'color' ? 'typography' : 'color' } : record],
  (record, { id }) => [record.kind === 'site' ? { ...record, homePageId: id } : record],
  (record) => [record.kind === 'page' ? { ...record, paths: { default: 'same' } } : record],
  (record, { id }, newId) => [
    record,
    { ...record, id: newId() },
    blankNode(newId(), 'text', { parentId: id, slot: 'children', index: 'a2' }),
  ],
]

describe('document-D88 issues kept by record', () => {
  it('document-D88 after any operations a document knows of itself what a check of the whole finds', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        const { store, view } = fullSite()
        const newId = idSource()
        const { become, expectAsWhole } = opened([...store.values()])
        for (const step of steps) {
          const result = operationOf(view, step, newId)
          if (!result.ok) continue
          store.apply(result.diff)
          expect(become([...store.values()])).toBeDefined()
          expectAsWhole()
        }
      }),
      { seed: SEED, numRuns: 60 },
    )
  })

  it('document-D88 so does one that is torn in ways that no operation tears it, and the view is that of the whole', () => {
    const TEAR = fc.record({ which: fc.nat({ max: 200 }), other: fc.nat({ max: 200 }), how: fc.nat({ max: TEARS.length - 1 }) })
    let wrong = 0
    fc.assert(
      fc.property(fc.array(fc.array(TEAR, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }), (changes) => {
        const newId = idSource()
        const { document, records, become, expectAsWhole } = opened([...fullSite().store.values()])
        for (const tears of changes) {
          let after = [...records.values()]
          for (const { which, other, how } of tears) {
            const at = which % after.length
            const [record, another] = [after[at], after[other % after.length]]
            if (record && another) after = after.toSpliced(at, 1, ...(TEARS[how]?.(record, another, newId) ?? []))
          }
          if (!become(after)) return
          const whole = expectAsWhole()
          wrong += document.issues().length
          for (const { id } of records.values()) expect(document.view.children(id)).toEqual(whole.view.children(id))
        }
      }),
      { seed: SEED, numRuns: 200 },
    )
    expect(wrong).toBeGreaterThan(500)
  })

  it('document-D88 who missed a record misses it no more when it comes back, and who used one misses it when it goes', () => {
    const records = smallSiteRecords()
    const { become, expectAsWhole, document } = opened(records)
    const codes = () => document.issues().map(({ code, path }) => `${code} ${path}`)
    for (const name of ['second', 'token', 'class', 'about', 'texta']) {
      become(records.filter(({ id }) => id !== idOf(name)))
      expectAsWhole()
      if (name !== 'texta') expect(codes()).not.toEqual([])
      become([...records])
      expectAsWhole()
      expect(codes()).toEqual([])
    }
  })

  it('document-D88 a parent that becomes something else has too many children then, or no more', () => {
    const icons = ['one', 'two'].map((name, at) =>
      blankNode(idOf(name), 'icon', { parentId: idOf('button'), slot: 'icon', index: `a${at}` }),
    )
    const records = [...smallSiteRecords(), ...icons]
    const { become, expectAsWhole, document } = opened(records)
    expect(document.issues().map(({ code }) => code)).toEqual(['slot-full'])
    become(records.map((record) => (record.id === idOf('button') ? ({ ...record, element: 'box' } as DocumentRecord) : record)))
    expect(document.issues().map(({ code }) => code)).not.toContain('slot-full')
    expectAsWhole()
    become(records)
    expect(document.issues().map(({ code }) => code)).toEqual(['slot-full'])
    become(records.slice(0, -1))
    expect(document.issues()).toEqual([])
  })

  it('document-D88 a class nests wrongly when its parent gets a parent', () => {
    const styleClass = (name: string, parentId?: Id): DocumentRecord => ({
      id: idOf(name),
      kind: 'style-class',
      name,
      folder: '',
      index: 'a0',
      styles: {},
      ...(parentId !== undefined && { parentId }),
    })
    const records = [...smallSiteRecords(), styleClass('upper'), styleClass('lower', idOf('upper'))]
    const { become, expectAsWhole, document } = opened(records)
    expect(document.issues()).toEqual([])
    become([...records.slice(0, -2), styleClass('upper', idOf('class')), ...records.slice(-1)])
    expect(document.issues().map(({ code, path }) => `${code} ${path}`)).toEqual([
      `class-cycle style-class/${idOf('lower')}/parentId`,
    ])
    expectAsWhole()
  })

  it('document-D88 what cannot be told from a change is not taken in: the document has to be opened anew', () => {
    const records = smallSiteRecords()
    const [text, page] = [records.find(({ kind }) => kind === 'node'), records.find(({ kind }) => kind === 'page')]
    const { document } = opened(records)
    const refused = [
      { put: [{ ...text, extra: 1 }], removed: [] },
      { put: [{ ...page, id: text?.id }], removed: [] },
      { put: [text, text], removed: [] },
      { put: [text], removed: [text?.id ?? ''] },
      { put: [], removed: [idOf('never')] },
    ]
    for (const change of refused) expect(document.change(change)).toBeUndefined()
    expect(document.issues()).toEqual(checkDocument(records, { fieldsOf }))
    expect(document.view.get(text?.id ?? '')).toBe(text)
    const { document: unsound } = opened([...records, { id: 'x', kind: 'node' } as never])
    expect(unsound.change({ put: [], removed: [] })).toBeUndefined()
  })

  it('document-D88 who takes a change in is told what was there before and what is there now', () => {
    const records = smallSiteRecords()
    const text = records.find((record) => record.kind === 'node' && record.element === 'text')
    if (text?.kind !== 'node') throw new Error('no text')
    const { document } = opened(records)
    const after = { ...text, props: { text: { ru: 'Other' } } }
    expect(document.change({ put: [after], removed: [] })).toEqual(new Map([[text.id, { before: text, after }]]))
    expect(document.view.get(text.id)).toBe(after)
    expect(document.change({ put: [], removed: [text.id] })).toEqual(new Map([[text.id, { before: after, after: undefined }]]))
  })
})
