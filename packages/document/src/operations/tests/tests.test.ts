import { describe, expect, it } from 'vitest'
import type { DocumentRecord, TestRecord } from '../../records/types.ts'
import { checkDiff } from '../../check/check-diff.ts'
import { checkDocument } from '../../check/check-document.ts'
import { MAX_EXPECTATIONS, MAX_RECORDING } from '../../records/test-types.ts'
import { fullSite } from '../../testing/full-site.ts'
import { codesOf, fieldsOf, idOf, idSource } from '../../testing/small-site.ts'
import { duplicateRecord } from '../data/duplicate-record.ts'
import { moveRecord } from '../data/move-record.ts'
import { setSite } from '../site/set-site.ts'
import { deleteTest } from './delete-test.ts'
import { insertTest } from './insert-test.ts'
import { setTest } from './set-test.ts'

const total = { of: 'variable', id: idOf('variable'), value: 20 } as const

function withTest() {
  const site = fullSite()
  const newId = idSource()
  const [id = ''] = site.run(
    insertTest(site.view, {
      name: '  Books a shipment ',
      workflowId: idOf('flow'),
      recording: `{"seen":"${idOf('tax')}"}`,
      expected: [total],
      newId,
    }),
  )
  return { ...site, id, newId, read: () => site.view.find('test', id) }
}

describe('tests of a project', () => {
  it('are made of a run, renamed, copied, ordered, put into folders and deleted', () => {
    const { view, run, id, newId, read } = withTest()
    expect(read()).toMatchObject({ name: 'Books a shipment', folder: '', expected: [total] })
    run(setTest(view, { id, values: { name: 'Ships', isExact: true, expected: [] } }))
    expect(read()).toMatchObject({ name: 'Ships', isExact: true, expected: [] })
    const [copy = ''] = run(duplicateRecord(view, { id, newId }))
    expect(view.get(copy)).toMatchObject({ kind: 'test', name: 'Ships2', recording: read()?.recording })
    run(moveRecord(view, { id, before: null, folder: 'Orders' }))
    expect(view.of('test').at(-1)).toMatchObject({ id, folder: 'Orders' })
    run(deleteTest(view, { id }))
    expect(read()).toBeUndefined()
  })

  it('expect something, and a recording of sane size, or say what is wrong', () => {
    const { view, id, newId } = withTest()
    const values = { name: 'x', workflowId: idOf('flow'), recording: '{}', newId }
    const many = Array.from({ length: MAX_EXPECTATIONS + 1 }, () => total)
    expect(codesOf(insertTest(view, { ...values, expected: [] }))).toEqual(['nothing-expected'])
    expect(codesOf(insertTest(view, { ...values, expected: many }))).toEqual(['too-large'])
    expect(codesOf(insertTest(view, { ...values, expected: [total], recording: 'x'.repeat(MAX_RECORDING + 1) }))).toEqual([
      'too-large',
    ])
    expect(codesOf(setTest(view, { id, values: { expected: [] } }))).toEqual(['nothing-expected'])
  })

  it('a change that somebody sends with a recording that is too large is refused as a whole', () => {
    const { view, read } = withTest()
    const test = { ...read(), id: idOf('big'), recording: 'x'.repeat(MAX_RECORDING + 1) } as DocumentRecord
    const issues = checkDiff(view, { put: { [test.id]: test } }, { fieldsOf })
    expect(issues).toMatchObject([{ severity: 'error', path: `test/${test.id}/recording` }])
    expect(issues[0]?.message).toContain('500,000 characters')
  })

  it('a test of a workflow that is gone stays as it is', () => {
    const { store, view, id } = withTest()
    const records = [...store.values()].filter((record) => record.id !== idOf('flow'))
    expect(checkDocument(records, { fieldsOf }).filter(({ path }) => path.includes(id))).toEqual([])
    expect(view.find('test', id)).toBeDefined()
  })

  it('use what they expect and the workflow they run, and nothing of what was recorded', () => {
    const { view, id } = withTest()
    const uses = (record: string) => view.usagesOf(idOf(record)).some((usage) => usage.id === id)
    expect([uses('flow'), uses('variable'), uses('tax')]).toEqual([true, true, false])
  })

  it('block publishing only where the project says so', () => {
    const { view, run } = withTest()
    expect(view.site()?.testsBlockPublishing).toBeUndefined()
    run(setSite(view, { values: { testsBlockPublishing: true } }))
    expect(view.site()?.testsBlockPublishing).toBe(true)
    run(setSite(view, { values: { testsBlockPublishing: null } }))
    expect(view.site()?.testsBlockPublishing).toBeUndefined()
  })

  it('are kept through JSON as they are', () => {
    const record: TestRecord | undefined = withTest().read()
    expect(JSON.parse(JSON.stringify(record))).toEqual(record)
  })
})
