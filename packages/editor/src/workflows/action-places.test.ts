import { describe, expect, test } from 'vitest'
import { actionDefinitions } from '@heddle/actions/definitions'
import { createDocumentView, type ActionRecord, type DocumentRecord, type WorkflowRecord } from '@heddle/document'
import { moveActions } from '@heddle/document/operations'
import { createStore } from '@heddle/store'
import { newAction, placeBeside, wrapsInto, type Way } from './action-places.ts'
import { outlineOf } from './outline.ts'

const definitions = new Map(actionDefinitions.map((definition) => [definition.type, definition]))
const actionOf = (type: string) => definitions.get(type)
const WORKFLOW = 'workflow00000000'
const action = (type: string, more: Partial<ActionRecord> = {}): ActionRecord => ({ type, args: {}, ...more })
const workflow: WorkflowRecord = {
  id: WORKFLOW,
  kind: 'workflow',
  name: 'w',
  folder: '',
  index: 'a0',
  trigger: 'click',
  parameters: [],
  firstAction: 'a',
  firstErrorAction: 'g',
  actions: {
    a: action('log', { next: 'b' }),
    b: action('if', { branches: [{ value: true, id: 'c' }, { value: false }], next: 'e' }),
    c: action('log', { next: 'd' }),
    d: action('log'),
    e: action('loop', { next: 'f' }),
    f: action('log'),
    g: action('log'),
  },
}

/** The order of the actions with their depth after one was moved. */
function moved(id: string, way: Way, from: WorkflowRecord = workflow): string | undefined {
  const at = placeBeside(from, id, way, actionOf)
  if (!at) return undefined
  const store = createStore<DocumentRecord>([from])
  const view = createDocumentView(store)
  const result = moveActions(view, { workflowId: WORKFLOW, ids: [id], at })
  if (!result.ok) return result.issues[0]?.message
  store.apply(result.diff)
  const after = view.find('workflow', WORKFLOW)
  return (
    after &&
    outlineOf(after, actionOf)
      .map((row) => (row.kind === 'action' ? row.id + row.depth : row.kind === 'branch' ? '|' : ''))
      .join(' ')
      .trim()
      .replaceAll(/ +/g, ' ')
  )
}

describe('moving an action by one step', () => {
  test.each<[string, Way, string | undefined]>([
    ['b', 'up', 'b0 | c1 d1 | a0 e0 f0 g0'],
    ['a', 'up', undefined],
    ['a', 'down', 'b0 | c1 d1 | a0 e0 f0 g0'],
    ['d', 'up', 'a0 b0 | d1 c1 | e0 f0 g0'],
    ['d', 'down', 'a0 b0 | c1 | d1 e0 f0 g0'],
    ['c', 'up', 'a0 c0 b0 | d1 | e0 f0 g0'],
    ['d', 'out', 'a0 b0 | c1 | d0 e0 f0 g0'],
    ['e', 'into', 'a0 b0 | c1 d1 | e1 f0 g0'],
    ['f', 'into', 'a0 b0 | c1 d1 | e0 f1 g0'],
    ['b', 'into', undefined],
    ['f', 'down', undefined],
    ['a', 'out', undefined],
    ['g', 'up', undefined],
    ['gone', 'up', undefined],
  ])('%s %s', (id, way, after) => {
    expect(moved(id, way)).toBe(after)
  })
})

test('up and down lead from one branch through the next to what stands outside, and back', () => {
  const branches = [{ value: true, id: 'b' }, { value: false }]
  const inside: WorkflowRecord = { ...workflow, firstAction: 'a', actions: { a: action('if', { branches }), b: action('log') } }
  expect(placeBeside(inside, 'b', 'down', actionOf)).toEqual({ from: 'branch', action: 'a', branch: 1 })
  const second = {
    ...inside,
    actions: { ...inside.actions, a: action('if', { branches: [{ value: true }, { value: false, id: 'b' }] }) },
  }
  expect(placeBeside(second, 'b', 'down', actionOf)).toEqual({ from: 'next', action: 'a' })
  expect(placeBeside(second, 'b', 'up', actionOf)).toEqual({ from: 'branch', action: 'a', branch: 0 })
  expect(placeBeside(inside, 'b', 'up', actionOf)).toEqual({ from: 'start' })
})

test('chains that lead back to themselves end', () => {
  const round: WorkflowRecord = { ...workflow, actions: { a: action('log', { next: 'b' }), b: action('log', { next: 'a' }) } }
  expect(placeBeside({ ...round, firstAction: 'x' }, 'a', 'out', actionOf)).toBeUndefined()
})

test('new actions begin with the branches of their kind, and only those take others in', () => {
  const begins = (type: string) => newAction(definitions.get(type) ?? expect.fail()).branches?.map(({ value }) => value)
  expect(begins('if')).toEqual([true, false])
  expect(begins('switch')).toEqual(['', null])
  expect(begins('try')).toEqual(['try', 'catch'])
  expect(begins('log')).toBeUndefined()
  const wraps = (type: string) => wrapsInto(definitions.get(type) ?? expect.fail())
  expect([wraps('if'), wraps('loop'), wraps('log')]).toEqual([{ branch: 0 }, {}, undefined])
})
