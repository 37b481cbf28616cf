import { describe, expect, test } from 'vitest'
import type { ActionRecord, WorkflowRecord } from '@heddle/document'
import { outlineOf, type OutlineRow } from './outline.ts'

const action = (type: string, more: Partial<ActionRecord> = {}): ActionRecord => ({ type, args: {}, ...more })
const workflow = (actions: WorkflowRecord['actions'], more: Partial<WorkflowRecord> = {}): WorkflowRecord => ({
  id: 'workflow00000000',
  kind: 'workflow',
  name: 'w',
  folder: '',
  index: 'a0',
  trigger: 'click',
  parameters: [],
  ...(Object.keys(actions)[0] && { firstAction: Object.keys(actions)[0] ?? '' }),
  actions,
  ...more,
})
const KINDS: Readonly<Record<string, 'loop' | 'boolean'>> = { loop: 'loop', if: 'boolean' }
const actionOf = (type: string) => {
  const branches = KINDS[type]
  return branches && { branches }
}
const line = (row: OutlineRow) => {
  const what = row.kind === 'action' || row.kind === 'joins' ? `${row.kind} ${row.id}` : row.kind
  return `${'  '.repeat(row.depth)}${what}${row.isError ? ' !' : ''}`
}
const lines = (record: WorkflowRecord) => outlineOf(record, actionOf).map(line)

describe('a workflow as a list', () => {
  test('one without actions has a place to add the first, and one for what happens when something fails', () => {
    expect(lines(workflow({}))).toEqual(['end', 'error !'])
  })

  test('stands in the order in which it runs; branches and loops one step in', () => {
    const record = workflow(
      {
        a: action('log', { next: 'b' }),
        b: action('if', { branches: [{ value: true, id: 'c' }, { value: false }], next: 'e' }),
        c: action('loop', { loop: 'd' }),
        d: action('log'),
        e: action('loop'),
        f: action('log'),
      },
      { firstErrorAction: 'f' },
    )
    expect(lines(record)).toEqual([
      'action a',
      'action b',
      '  branch',
      '  action c',
      '    action d',
      '  branch',
      'action e',
      '  end',
      'end',
      'error !',
      'action f !',
    ])
  })

  test('says where to add: behind the last action, at the beginning of a branch, inside of an empty loop', () => {
    const record = workflow({ a: action('if', { branches: [{ value: true }], next: 'b' }), b: action('loop') })
    const spots = outlineOf(record, actionOf).flatMap((row) => (row.kind === 'joins' ? [] : [row.spot]))
    expect(spots).toEqual([
      { from: 'start' },
      { from: 'branch', action: 'a', branch: 0 },
      { from: 'next', action: 'a' },
      { from: 'loop', action: 'b' },
      { from: 'next', action: 'b' },
      { from: 'error' },
    ])
  })

  test('chains that come together, lead nowhere or back to themselves are drawn once and end', () => {
    const both = workflow({
      a: action('if', {
        branches: [
          { value: true, id: 'b' },
          { value: false, id: 'c' },
        ],
      }),
      b: action('log', { next: 'c' }),
      c: action('log', { next: 'gone' }),
    })
    expect(lines(both)).toEqual(['action a', '  branch', '  action b', '  action c', '  branch', '  joins c', 'end', 'error !'])
    expect(lines(workflow({ a: action('log', { next: 'a' }) }))).toEqual(['action a', 'joins a', 'end', 'error !'])
  })

  test('every line has a key of its own', () => {
    const record = workflow({
      a: action('if', { branches: [{ value: true }, { value: false }], next: 'b' }),
      b: action('loop', { next: 'c' }),
      c: action('loop', { next: 'a' }),
    })
    const keys = outlineOf(record, actionOf).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
