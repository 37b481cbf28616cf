import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ActionRecord, Id, WorkflowRecord } from '@heddle/document'
import { layoutWorkflow } from './layout.ts'
import type { GraphNode, Rectangle } from './layout-types.ts'

/** What an action holds, as a tree: lists of chains. */
interface Sketch {
  readonly type: 'log' | 'if' | 'try' | 'loop' | 'return' | 'switch'
  readonly inside: readonly (readonly Sketch[])[]
}
const VALUES: Readonly<Record<string, readonly (string | boolean | number)[]>> = {
  if: [true, false],
  try: ['try', 'catch', 'finally'],
  switch: [1, 2, 3, 4],
}
const BRANCHES = { if: 'boolean', try: 'try', loop: 'loop', switch: 'values' } as const
const actionOf = (type: string) => ({
  ...(Object.hasOwn(BRANCHES, type) && { branches: BRANCHES[type as keyof typeof BRANCHES] }),
  ...(type === 'return' && { ends: true }),
})

function workflowOf(main: readonly Sketch[], failing: readonly Sketch[] = []): WorkflowRecord {
  const actions: Record<Id, ActionRecord> = {}
  let count = 0
  const chain = (sketches: readonly Sketch[]): Id | undefined => {
    const ids = sketches.map(() => `a${(count += 1)}`)
    for (const [at, { type, inside }] of sketches.entries()) {
      const parts = inside.slice(0, type === 'loop' ? 1 : (VALUES[type]?.length ?? 0)).map(chain)
      const next = ids[at + 1]
      actions[ids[at] ?? ''] = {
        type,
        args: {},
        ...(type === 'loop' && parts[0] !== undefined && { loop: parts[0] }),
        ...(VALUES[type] && {
          branches: VALUES[type].map((value, index) => ({ value, ...(parts[index] !== undefined && { id: parts[index] }) })),
        }),
        ...(next !== undefined && { next }),
      }
    }
    return ids[0]
  }
  const [firstAction, firstErrorAction] = [chain(main), chain(failing)]
  return {
    id: 'workflow00000000',
    kind: 'workflow',
    name: 'w',
    folder: '',
    index: 'a0',
    trigger: 'click',
    parameters: [],
    ...(firstAction !== undefined && { firstAction }),
    ...(firstErrorAction !== undefined && { firstErrorAction }),
    actions,
  }
}

const TYPES = ['log', 'log', 'if', 'try', 'loop', 'return', 'switch'] as const
const chainsOf = (depth: number): fc.Arbitrary<Sketch[]> =>
  fc.array(
    fc.record({
      type: fc.constantFrom(...TYPES),
      inside: depth === 0 ? fc.constant([]) : fc.array(chainsOf(depth - 1), { maxLength: 4 }),
    }),
    { maxLength: 3 },
  )
const chains = chainsOf(3)

const overlaps = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const holds = (outer: Rectangle, inner: Rectangle) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height
const isBox = ({ kind }: GraphNode) => kind === 'loop' || kind === 'try' || kind === 'branch' || kind === 'error'

describe('the layout of a workflow', () => {
  test('whatever the workflow: nothing overlaps but boxes with what they hold, every action stands once, and again the same', () => {
    fc.assert(
      fc.property(chains, chains, (main, failing) => {
        const workflow = workflowOf(main, failing)
        const { nodes, edges } = layoutWorkflow(workflow, actionOf)
        for (const [at, one] of nodes.entries())
          for (const other of nodes.slice(at + 1)) {
            if (!overlaps(one, other)) continue
            const [outer, inner] = one.depth < other.depth ? [one, other] : [other, one]
            expect(isBox(outer) && holds(outer, inner), `${one.key} over ${other.key}`).toBe(true)
          }
        const steps = nodes.flatMap(({ kind, id }) =>
          id !== undefined && (kind === 'step' || kind === 'loop' || kind === 'try') ? [id] : [],
        )
        expect(steps.toSorted()).toEqual(Object.keys(workflow.actions).toSorted())
        expect(new Set(edges.map(({ key }) => key)).size).toBe(edges.length)
        expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length)
        expect(layoutWorkflow(workflow, actionOf)).toEqual({ nodes, edges })
      }),
      { numRuns: 300 },
    )
  })

  test('every place to add is told once, and none lies under a step', () => {
    fc.assert(
      fc.property(chains, (main) => {
        const { nodes, edges } = layoutWorkflow(workflowOf(main), actionOf)
        const places = edges.flatMap(({ plus }) => plus ?? [])
        expect(new Set(places.map(({ spot }) => JSON.stringify(spot))).size).toBe(places.length)
        for (const { x, y } of places)
          expect(nodes.filter((node) => !isBox(node)).some((node) => overlaps(node, { x, y, width: 0.1, height: 0.1 }))).toBe(
            false,
          )
      }),
    )
  })

  test('a chain goes straight down below what starts it', () => {
    const { nodes } = layoutWorkflow(workflowOf([leaf('log'), leaf('log')]), actionOf)
    const [trigger, first, second] = ['trigger', 'a1', 'a2'].map((key) => nodes.find((node) => node.key === key))
    expect([first?.x, second?.x]).toEqual([trigger?.x, trigger?.x])
    expect((first?.y ?? 0) < (second?.y ?? 0)).toBe(true)
  })

  test('what is folded is one step that says how many actions it hides', () => {
    const workflow = workflowOf([
      { type: 'loop', inside: [[leaf('log'), { type: 'if', inside: [[leaf('log')], []] }]] },
      leaf('log'),
    ])
    const { nodes } = layoutWorkflow(workflow, actionOf, new Set(['a1']))
    expect(nodes.filter(({ kind }) => kind === 'step' || kind === 'loop')).toMatchObject([
      { key: 'a1', kind: 'step', hidden: 3, isOpen: false },
      { key: 'a2', kind: 'step' },
    ])
  })

  test('an action that ends the workflow leads nowhere; a chain that joins another one says where it goes on', () => {
    const ended = layoutWorkflow(workflowOf([leaf('return')]), actionOf)
    expect(ended.edges.map(({ key }) => key)).not.toContain('a1 next')
    const workflow = workflowOf([leaf('log'), leaf('log')])
    const joined = layoutWorkflow({ ...workflow, firstErrorAction: 'a2' }, actionOf)
    expect(joined.nodes.find(({ kind }) => kind === 'joins')).toMatchObject({ id: 'a2' })
  })

  test('actions that lead round in a circle stand once', () => {
    const workflow = workflowOf([leaf('log'), leaf('log')])
    const circle = { ...workflow, actions: { ...workflow.actions, a2: { type: 'log', args: {}, next: 'a1' } } }
    expect(layoutWorkflow(circle, actionOf).nodes.filter(({ kind }) => kind === 'step')).toHaveLength(2)
  })

  test('500 actions, many inside of others, are laid out within a few milliseconds', () => {
    const part: Sketch = {
      type: 'if',
      inside: [[leaf('log'), { type: 'loop', inside: [[leaf('log'), leaf('log')]] }], [leaf('log')]],
    }
    const workflow = workflowOf(Array.from({ length: 84 }, () => part))
    expect(Object.keys(workflow.actions).length).toBeGreaterThan(500)
    layoutWorkflow(workflow, actionOf)
    const start = performance.now()
    layoutWorkflow(workflow, actionOf)
    expect(performance.now() - start).toBeLessThan(50)
  })
})

function leaf(type: 'log' | 'return'): Sketch {
  return { type, inside: [] }
}

describe('the way to what catches', () => {
  const log: Sketch = { type: 'log', inside: [] }
  const caught = (tried: readonly Sketch[]): Sketch => ({ type: 'try', inside: [tried, [log], [log]] })

  test.each([
    ['a step', [log, log]],
    ['a step that branches', [{ type: 'if', inside: [[log, log], [log]] }]],
    ['a loop', [{ type: 'loop', inside: [[log, { type: 'if', inside: [[log], [log]] }]] }, log]],
    ['another guard', [caught([log])]],
  ] as const)('begins at the edge of what is tried first: %s', (_, tried) => {
    const { nodes, edges } = layoutWorkflow(workflowOf([caught(tried)]), actionOf)
    const outermost = edges.find(({ kind, key }) => kind === 'error' && key.startsWith('a1 '))
    const [from, to] = outermost?.points ?? []
    const inTheWay = nodes.filter(
      ({ x, y, width, height }) => x + width === from?.x && y < (from?.y ?? 0) && y + height > (from?.y ?? 0),
    )
    expect(inTheWay.map(({ id }) => id)).toContain('a2')
    const box = nodes.find(({ x, y, height }) => x === to?.x && y < to.y && y + height > to.y)
    expect(box?.kind).toBe('branch')
    expect(to?.y).toBe(from?.y)
  })

  test('begins on the line of what is tried where nothing is tried yet', () => {
    const { edges } = layoutWorkflow(workflowOf([caught([])]), actionOf)
    const [from, to] = edges.find(({ kind }) => kind === 'error')?.points ?? []
    expect(from?.y).toBe(to?.y)
    expect(from?.x ?? 0).toBeLessThan(to?.x ?? 0)
  })
})
