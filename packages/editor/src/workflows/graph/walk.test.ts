import { describe, expect, test } from 'vitest'
import type { WorkflowRecord } from '@heddle/document'
import { layoutWorkflow } from './layout.ts'
import { otherBranch, TRIGGER, walk } from './walk.ts'

const actionOf = (type: string) => ({ loop: { branches: 'loop' as const }, if: { branches: 'boolean' as const } })[type]

/** a, then an if with b for true and a loop with c for false, then d; e when something fails. */
const workflow: WorkflowRecord = {
  id: 'workflow00000000',
  kind: 'workflow',
  name: 'w',
  folder: '',
  index: 'a0',
  trigger: 'click',
  parameters: [],
  firstAction: 'a',
  firstErrorAction: 'e',
  actions: {
    a: { type: 'log', args: {}, next: 'split' },
    split: {
      type: 'if',
      args: {},
      branches: [{ value: true, id: 'b' }, { value: 'never' }, { value: false, id: 'loop' }],
      next: 'd',
    },
    b: { type: 'log', args: {} },
    loop: { type: 'loop', args: {}, loop: 'c' },
    c: { type: 'log', args: {} },
    d: { type: 'log', args: {} },
    e: { type: 'log', args: {} },
  },
}
const { nodes } = layoutWorkflow(workflow, actionOf)
const path = (start: string, ...keys: readonly ('Up' | 'Down' | 'Left' | 'Right')[]) => {
  let at: string | undefined = start
  for (const key of keys) at = at === undefined ? undefined : walk(workflow, nodes, at, `Arrow${key}`)
  return at
}

describe('arrows in the graph', () => {
  test('down goes into what an action holds, and from its end to what comes after it', () => {
    expect(path(TRIGGER, 'Down')).toBe('a')
    expect(path(TRIGGER, 'Down', 'Down', 'Down')).toBe('b')
    expect(path('b', 'Down')).toBe('d')
    expect(path('loop', 'Down')).toBe('c')
    expect(path('c', 'Down')).toBe('d')
    expect(path('d', 'Down')).toBeUndefined()
  })

  test('what is folded is passed', () => {
    const folded = layoutWorkflow(workflow, actionOf, new Set(['split'])).nodes
    expect(walk(workflow, folded, 'split', 'ArrowDown')).toBe('d')
  })

  test('up goes back the way that leads there', () => {
    expect(path('d', 'Up')).toBe('split')
    expect(path('c', 'Up', 'Up')).toBe('split')
    expect(path('a', 'Up')).toBe(TRIGGER)
    expect(path('e', 'Up')).toBe(TRIGGER)
    expect(path(TRIGGER, 'Up')).toBeUndefined()
    expect(path('gone', 'Up')).toBeUndefined()
  })

  test('left and right go to what stands there', () => {
    expect(path('b', 'Right')).toBe('loop')
    expect(path('loop', 'Left')).toBe('b')
    expect(path('a', 'Left')).toBe('e')
    expect(path('gone', 'Left')).toBeUndefined()
  })

  test('Tab goes to the next branch with something in it, from deep inside too', () => {
    expect(otherBranch(workflow, 'b', 1)).toBe('loop')
    expect(otherBranch(workflow, 'c', -1)).toBe('b')
    expect(otherBranch(workflow, 'c', 1)).toBeUndefined()
    expect(otherBranch(workflow, 'a', 1)).toBeUndefined()
    expect(otherBranch(workflow, TRIGGER, 1)).toBeUndefined()
  })

  test('actions that lead round in a circle end the walk', () => {
    const circle: WorkflowRecord = {
      ...workflow,
      actions: {
        a: { type: 'log', args: {}, next: 'gone' },
        x: { type: 'log', args: {}, next: 'y' },
        y: { type: 'log', args: {}, next: 'x' },
      },
    }
    expect(walk(circle, nodes, 'a', 'ArrowDown')).toBeUndefined()
    expect(otherBranch(circle, 'x', 1)).toBeUndefined()
  })
})
