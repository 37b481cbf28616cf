import { describe, expect, it } from 'vitest'
import type { ActionRecord, Id, WorkflowRecord } from '../../records/types.ts'
import { codesOf, idOf, idSource, smallSite, smallSiteRecords, type SmallSite } from '../../testing/small-site.ts'
import { connectActions } from './connect-actions.ts'
import { deleteActions } from './delete-actions.ts'
import { deleteWorkflow } from './delete-workflow.ts'
import { duplicateActions } from './duplicate-actions.ts'
import { duplicateWorkflow } from './duplicate-workflow.ts'
import { insertAction } from './insert-action.ts'
import { insertWorkflow } from './insert-workflow.ts'
import { moveActions } from './move-actions.ts'
import { setAction } from './set-action.ts'
import { setWorkflow } from './set-workflow.ts'
import { unwrapAction } from './unwrap-action.ts'
import { wrapActions } from './wrap-actions.ts'

const log = (ways: Partial<ActionRecord> = {}): ActionRecord => ({ type: 'log', args: {}, ...ways })
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(idOf) as [Id, Id, Id, Id, Id]
const workflowId = idOf('flow')

/** a, then b with c in its loop, then d; e in d's branch for true. */
const FLOW: WorkflowRecord = {
  id: workflowId,
  kind: 'workflow',
  name: 'Flow',
  folder: '',
  index: 'a0',
  trigger: 'click',
  triggerConditions: { key: 'Enter' },
  ownerId: idOf('button'),
  parameters: [],
  firstAction: a,
  actions: {
    [a]: log({ next: b }),
    [b]: log({ type: 'loop', loop: c, next: d }),
    [c]: log({ args: { message: { type: 'f', code: `context.workflow['${b}'].loop.item` } } }),
    [d]: log({ type: 'if', branches: [{ value: true, id: e }, { value: false }] }),
    [e]: log(),
  },
}

const site = () => smallSite([...smallSiteRecords(), FLOW])

/** The workflow as text: `a b(c) d[e|]`, and what starts the error branch after `!`. */
function drawn({ view }: SmallSite, id = workflowId): string {
  const flow = view.find('workflow', id)
  const from = (start: Id | undefined): string => {
    const words: string[] = []
    for (let at = start; at !== undefined; at = flow?.actions[at]?.next) {
      const { loop, branches } = flow?.actions[at] ?? {}
      const body = loop === undefined ? '' : `(${from(loop)})`
      const ways = branches ? `[${branches.map((branch) => from(branch.id)).join('|')}]` : ''
      words.push(at.replace(/0+$/, '') + body + ways)
    }
    return words.join(' ')
  }
  return from(flow?.firstAction) + (flow?.firstErrorAction === undefined ? '' : ` ! ${from(flow.firstErrorAction)}`)
}

describe('workflows', () => {
  it('document-D100 a new one has its trigger, owner and parameters; what is wrong with them is refused', () => {
    const { view, run } = smallSite()
    const newId = idSource()
    const [id = ''] = run(
      insertWorkflow(view, {
        name: ' Save ',
        trigger: 'click',
        ownerId: idOf('button'),
        parameters: [{ name: 'row', type: 'object' }],
        newId,
      }),
    )
    expect(view.find('workflow', id)).toMatchObject({ name: 'Save', trigger: 'click', ownerId: idOf('button'), actions: {} })
    expect(codesOf(insertWorkflow(view, { name: ' ', newId }))).toEqual(['empty-name'])
    expect(codesOf(insertWorkflow(view, { name: 'x', ownerId: idOf('token'), newId }))).toEqual(['unknown-reference'])
    const parameters = ['a', 'a', 'b c'].map((name) => ({ name, type: 'text' }))
    expect(codesOf(insertWorkflow(view, { name: 'x', parameters, newId }))).toEqual(['name-taken', 'bad-parameter'])
  })

  it('document-D100 another trigger takes the conditions of the one before away, unless it brings its own', () => {
    const { view, run } = site()
    run(setWorkflow(view, { id: workflowId, values: { name: 'Renamed', parallel: true } }))
    expect(view.find('workflow', workflowId)).toMatchObject({
      name: 'Renamed',
      parallel: true,
      triggerConditions: { key: 'Enter' },
    })
    run(setWorkflow(view, { id: workflowId, values: { trigger: 'onload' } }))
    expect(view.find('workflow', workflowId)?.triggerConditions).toBeUndefined()
    run(setWorkflow(view, { id: workflowId, values: { trigger: 'keydown', triggerConditions: { key: 'a' }, parallel: null } }))
    expect(view.find('workflow', workflowId)).toMatchObject({ trigger: 'keydown', triggerConditions: { key: 'a' } })
    run(setWorkflow(view, { id: workflowId, values: { ownerId: idOf('home') } }))
    expect(view.find('workflow', workflowId)?.ownerId).toBe(idOf('home'))
    expect(codesOf(setWorkflow(view, { id: workflowId, values: { ownerId: idOf('token') } }))).toEqual(['unknown-reference'])
    expect(codesOf(setWorkflow(view, { id: idOf('gone'), values: {} }))).toEqual(['unknown-record'])
  })

  it('document-D100 is switched off and described, and on again without a trace', () => {
    const { view, run } = site()
    const before = view.find('workflow', workflowId)
    run(setWorkflow(view, { id: workflowId, values: { disabled: true, description: 'Tells the warehouse' } }))
    expect(view.find('workflow', workflowId)).toMatchObject({ disabled: true, description: 'Tells the warehouse' })
    run(setWorkflow(view, { id: workflowId, values: { disabled: null, description: null } }))
    expect(view.find('workflow', workflowId)).toEqual(before)
  })

  it('document-D101 a copy has actions of its own, which its formulas follow', () => {
    const at = site()
    const [id = ''] = at.run(duplicateWorkflow(at.view, { id: workflowId, newId: idSource() }))
    const copy = at.view.find('workflow', id)
    expect(copy).toMatchObject({ name: 'Flow 2', ownerId: idOf('button') })
    expect(Object.keys(copy?.actions ?? {}).filter((action) => Object.hasOwn(FLOW.actions, action))).toEqual([])
    expect(drawn(at, id).replaceAll(/n0*\d+/g, 'n')).toBe('n n(n) n[n|]')
    const loop = Object.keys(copy?.actions ?? {}).find((action) => copy?.actions[action]?.loop) ?? ''
    expect(JSON.stringify(copy?.actions)).toContain(`context.workflow['${loop}'].loop.item`)
  })

  it('document-D102 what still calls a workflow that goes is reported', () => {
    const { view, store, run } = site()
    const caller = { ...FLOW, id: idOf('caller'), actions: { [a]: log({ type: 'run-workflow', args: { workflowId } }) } }
    store.apply({ put: { [caller.id]: caller } })
    const result = deleteWorkflow(view, { id: workflowId })
    expect(result.ok && result.issues?.map(({ code, severity, path }) => [code, severity, path])).toEqual([
      ['still-used', 'warning', `workflow/${caller.id}/actions/${a}/args/workflowId`],
    ])
    run(result)
    expect(view.find('workflow', workflowId)).toBeUndefined()
  })
})

describe('actions', () => {
  const action = { type: 'log' }
  it('document-D103 a new action stands at its spot, and what stood there follows it', () => {
    const at = site()
    const insert = (spot: Parameters<typeof insertAction>[1]['at'], id: string) =>
      at.run(insertAction(at.view, { workflowId, at: spot, action, newId: () => idOf(id) }))
    insert({ from: 'start' }, 's')
    insert({ from: 'next', action: d }, 'n')
    insert({ from: 'loop', action: b }, 'l')
    insert({ from: 'branch', action: d, branch: 1 }, 'f')
    insert({ from: 'error' }, 'x')
    expect(drawn(at)).toBe('s a b(l c) d[e|f] n ! x')
    expect(
      codesOf(insertAction(at.view, { workflowId, at: { from: 'branch', action: d, branch: 2 }, action, newId: idSource() })),
    ).toEqual(['unknown-branch'])
    expect(
      codesOf(insertAction(at.view, { workflowId, at: { from: 'next', action: idOf('gone') }, action, newId: idSource() })),
    ).toEqual(['unknown-action'])
    const wrong = {
      type: 'No Type',
      branches: [
        { value: 1, isDefault: true },
        { value: 2, isDefault: true },
      ],
    }
    expect(codesOf(insertAction(at.view, { workflowId, at: { from: 'start' }, action: wrong, newId: idSource() }))).toEqual([
      'bad-action',
      'two-defaults',
    ])
  })

  it('document-D104 an action moves with its body, nothing changes where it is already, and never into itself', () => {
    const at = site()
    const move = (id: Id, spot: Parameters<typeof moveActions>[1]['at']) =>
      moveActions(at.view, { workflowId, ids: [id], at: spot })
    at.run(move(b, { from: 'branch', action: d, branch: 1 }))
    expect(drawn(at)).toBe('a d[e|b(c)]')
    at.run(move(d, { from: 'start' }))
    expect(drawn(at)).toBe('d[e|b(c)] a')
    at.run(move(a, { from: 'loop', action: b }))
    expect(drawn(at)).toBe('d[e|b(a c)]')
    at.run(move(c, { from: 'error' }))
    expect(drawn(at)).toBe('d[e|b(a)] ! c')
    for (const still of [move(d, { from: 'start' }), move(b, { from: 'next', action: b })])
      expect(still).toMatchObject({ ok: true, diff: {} })
    expect(codesOf(move(d, { from: 'loop', action: b }))).toEqual(['cycle'])
    expect(codesOf(move(b, { from: 'loop', action: b }))).toEqual(['cycle'])
  })

  it('document-D104 several move together in the order given, and stay where one of them is what they go behind', () => {
    const at = site()
    const move = (ids: readonly Id[], spot: Parameters<typeof moveActions>[1]['at']) =>
      moveActions(at.view, { workflowId, ids, at: spot })
    at.run(move([a, b, c], { from: 'branch', action: d, branch: 1 }))
    expect(drawn(at)).toBe('d[e|a b(c)]')
    expect(move([a, b], { from: 'next', action: b })).toMatchObject({ ok: true, diff: {} })
    at.run(move([e, a], { from: 'next', action: d }))
    expect(drawn(at)).toBe('d[|b(c)] e a')
    at.run(move([a, d], { from: 'next', action: e }))
    expect(drawn(at)).toBe('e a d[|b(c)]')
    expect(codesOf(move([e, d], { from: 'loop', action: b }))).toEqual(['cycle'])
  })

  it('document-D119 what an action held stands where it stood, one branch after the other', () => {
    const at = site()
    at.run(moveActions(at.view, { workflowId, ids: [b], at: { from: 'branch', action: d, branch: 1 } }))
    at.run(unwrapAction(at.view, { workflowId, id: d }))
    expect(drawn(at)).toBe('a e b(c)')
    at.run(unwrapAction(at.view, { workflowId, id: b }))
    expect(drawn(at)).toBe('a e c')
    at.run(unwrapAction(at.view, { workflowId, id: a }))
    expect(drawn(at)).toBe('e c')
    expect(codesOf(unwrapAction(at.view, { workflowId, id: a }))).toEqual(['unknown-action'])
  })

  it('document-D105 actions in a row go into a loop or a branch, which stands where they stood', () => {
    const at = site()
    at.run(wrapActions(at.view, { workflowId, ids: [b, a], action: { type: 'loop' }, newId: () => idOf('w') }))
    expect(drawn(at)).toBe('w(a b(c)) d[e|]')
    const branches = [{ value: 'try' }, { value: 'catch' }]
    at.run(wrapActions(at.view, { workflowId, ids: [c], action: { type: 'try', branches }, branch: 0, newId: () => idOf('t') }))
    expect(drawn(at)).toBe('w(a b(t[c|])) d[e|]')
    const apart = { workflowId, ids: [a, d], action: { type: 'loop' }, newId: idSource() }
    expect(codesOf(wrapActions(at.view, apart))).toEqual(['not-in-a-row'])
    expect(codesOf(wrapActions(at.view, { ...apart, ids: [a], branch: 1 }))).toEqual(['unknown-branch'])
    expect(codesOf(wrapActions(at.view, { ...apart, ids: [] }))).toEqual(['nothing-selected'])
  })

  it('document-D106 a way is led to another action or cut; round in a circle never', () => {
    const at = site()
    at.run(connectActions(at.view, { workflowId, from: { from: 'next', action: e }, to: c }))
    expect(drawn(at)).toBe('a b(c) d[e c|]')
    at.run(connectActions(at.view, { workflowId, from: { from: 'next', action: e } }))
    at.run(connectActions(at.view, { workflowId, from: { from: 'error' }, to: e }))
    expect(drawn(at)).toBe('a b(c) d[e|] ! e')
    for (const [from, to] of [
      [{ from: 'next', action: d }, a],
      [{ from: 'next', action: c }, c],
      [{ from: 'next', action: c }, b],
    ] as const)
      expect(codesOf(connectActions(at.view, { workflowId, from, to }))).toEqual(['cycle'])
  })

  it('document-D107 copies stand behind their originals with bodies of their own', () => {
    const at = site()
    at.run(duplicateActions(at.view, { workflowId, ids: [c, b, d], newId: idSource() }))
    expect(drawn(at).replaceAll(/n0*(\d)/g, 'n$1')).toBe('a b(c) n1(n2) d[e|] n3[n4|]')
    expect(at.view.find('workflow', workflowId)?.actions['n000000000000002']?.args).toEqual({
      message: { type: 'f', code: "context.workflow['n000000000000001'].loop.item" },
    })
  })

  it('document-D108 deleting closes the gap and takes bodies along', () => {
    const at = site()
    at.run(deleteActions(at.view, { workflowId, ids: [b] }))
    expect(drawn(at)).toBe('a d[e|]')
    expect(Object.keys(at.view.find('workflow', workflowId)?.actions ?? {})).toEqual([a, d, e])
    at.run(deleteActions(at.view, { workflowId, ids: [a, d] }))
    expect(at.view.find('workflow', workflowId)).toMatchObject({ actions: {} })
    expect(at.view.find('workflow', workflowId)?.firstAction).toBeUndefined()
  })

  it('document-D109 what an action is told changes argument by argument; its ways stay', () => {
    const at = site()
    at.run(setAction(at.view, { workflowId, id: d, values: { name: 'Paid?', args: { value: true, other: 1 }, disabled: true } }))
    at.run(setAction(at.view, { workflowId, id: d, values: { args: { other: null }, disabled: false } }))
    expect(at.view.find('workflow', workflowId)?.actions[d]).toEqual({ ...FLOW.actions[d], name: 'Paid?', args: { value: true } })
    const branches = [{ value: 1, id: idOf('gone') }]
    expect(codesOf(setAction(at.view, { workflowId, id: d, values: { branches } }))).toEqual(['unknown-action'])
    at.run(setAction(at.view, { workflowId, id: d, values: { branches: null, name: null } }))
    expect(at.view.find('workflow', workflowId)?.actions[d]).toEqual({ type: 'if', args: { value: true } })
  })

  it('document-D109 what only a branch led to goes with it; what others lead to as well stays', () => {
    const at = site()
    at.run(setAction(at.view, { workflowId, id: d, values: { branches: [{ value: true }] } }))
    expect(drawn(at)).toBe('a b(c) d[]')
    expect(Object.keys(at.view.find('workflow', workflowId)?.actions ?? {})).not.toContain(e)
    const shared = site()
    shared.run(connectActions(shared.view, { workflowId, from: { from: 'error' }, to: e }))
    shared.run(setAction(shared.view, { workflowId, id: d, values: { branches: [] } }))
    expect(Object.keys(shared.view.find('workflow', workflowId)?.actions ?? {})).toContain(e)
  })
})
