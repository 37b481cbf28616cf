import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ActionRecord, WorkflowRecord } from '@heddle/document'
import { Page, Section } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { pastOf } from './past-of.ts'
import type { LastRun } from './slice.ts'

const id = (name: string) => name.padEnd(16, '0')
const [FETCH, SEND] = [id('fetch'), id('send')]
const action = (name: string): ActionRecord => ({ type: 'log', name, args: {} })
const workflow: WorkflowRecord = {
  id: id('flow'),
  kind: 'workflow',
  name: 'w',
  folder: '',
  index: 'a0',
  trigger: 'keydown',
  parameters: [
    { name: 'count', type: 'number' },
    { name: 'note', type: 'string' },
  ],
  firstAction: FETCH,
  actions: { [FETCH]: action('Fetch orders'), [SEND]: action('Send') },
}
const read = (action: string) => `context.workflow['${action}'].result`

function make(run?: Partial<LastRun['state']>, isTried = false) {
  const editor = createTestEditor(
    <Page name="Home">
      <Section />
    </Page>,
  )
  const state = { event: { key: 'x' }, parameters: { count: 9 }, actions: new Map([[FETCH, { result: [1] }]]), ...run }
  const began = new Date(2026, 0, 1, 12, 41, 5).getTime()
  return [workflow, editor, run && { began, isTried, state }] as const
}
const keep = (sample: unknown) => vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(sample) })
afterEach(() => void vi.unstubAllGlobals())

describe('what a formula of a workflow is shown with', () => {
  test('the row that it ran in, of which it says that it is that of the run', () => {
    const { names, noteOf } = pastOf(...make({ place: { item: { data: { id: 4 } } } }))
    expect(names['context']).toMatchObject({ item: { data: { id: 4 } } })
    expect(noteOf('context.item.data.id')).toEqual({ whence: 'With the values of the run at 12:41:05' })
    expect(pastOf(...make({})).noteOf('context.item.data.id')).toEqual({})
  })

  test('the values of its last run, with the time of that', () => {
    const { names, noteOf } = pastOf(...make({}))
    expect(names).toMatchObject({
      event: { key: 'x' },
      context: { workflow: { [FETCH]: { result: [1] } }, parameters: { count: 9, note: '' } },
    })
    expect(noteOf(`${read(FETCH)} + event.key`)).toEqual({ whence: 'With the values of the run at 12:41:05' })
    expect(pastOf(...make({}, true)).noteOf('context.parameters.count')).toEqual({
      whence: 'With the values of the try at 12:41:05',
    })
  })

  test('nothing is said of a formula that reads nothing of the run', () => {
    expect(pastOf(...make()).noteOf("variables['a'] + page.eventful")).toEqual({})
  })

  test('without a run the event of the last try, else the example of its trigger; what actions gave is missing, and said so', () => {
    const bare = pastOf(...make())
    expect(bare.names['event']).toEqual(expect.objectContaining({ key: expect.any(String) as string }))
    expect(bare.noteOf('event.key')).toEqual({ whence: 'With the example of the event' })
    expect(bare.noteOf(read(FETCH)).missing).toBe(
      'Not known yet: “Fetch orders” did not run since the editor was opened. Run or try the workflow once.',
    )
    expect(bare.noteOf('context.workflow.error.message').missing).toBe('Not known: nothing failed in a run that was seen.')
    keep({ event: { key: 'q' }, parameters: { count: 2 } })
    const tried = pastOf(...make())
    expect(tried.names).toMatchObject({ event: { key: 'q' }, context: { parameters: { count: 2, note: '' } } })
    expect(tried.noteOf('event.key')).toEqual({ whence: 'With the event of the last try' })
  })

  test('an action that the last run did not come to is missing, unless it was seen to give something before', () => {
    const made = make({ error: { message: 'Full' } })
    expect(pastOf(...made).noteOf(read(SEND)).missing).toBe('Not known: “Send” gave nothing in the last run that was seen.')
    expect(pastOf(...made).noteOf('context.workflow.error.message')).not.toHaveProperty('missing')
    made[1].session.lastResults.value = new Map([[SEND, 5]])
    expect(pastOf(...made).noteOf(read(SEND))).not.toHaveProperty('missing')
    expect(pastOf(...made).names['context']).toMatchObject({ workflow: { [SEND]: { result: 5 } } })
  })
})
