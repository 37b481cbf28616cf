import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../check/check-document.ts'
import { checkFragment } from '../../check/check-fragment.ts'
import type { ActionRecord, CollectionRecord, FormulaRecord, VariableRecord, WorkflowRecord } from '../../records/types.ts'
import { codesOf, fieldsOf, idOf, idSource, smallSite, smallSiteRecords } from '../../testing/small-site.ts'
import { copyActions, copyWorkflows } from './copy-workflows.ts'
import { pasteActions } from './paste-actions.ts'
import { pasteWorkflows } from './paste-workflows.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(idOf) as [string, string, string, string]
const named = (id: string, name: string) => ({ id: idOf(id), name, folder: '', index: 'a1' })
const status: VariableRecord = { ...named('status', 'status'), kind: 'variable', type: 'string', defaultValue: '' }
const orders: CollectionRecord = {
  ...named('orders', 'orders'),
  kind: 'collection',
  mode: 'static',
  type: 'collection',
  config: {},
  data: [],
}
const price: FormulaRecord = {
  ...named('price', 'price'),
  kind: 'formula',
  parameters: [],
  code: `collections['${orders.id}'].total`,
}
const log = (more: Partial<ActionRecord> = {}): ActionRecord => ({ type: 'log', args: {}, ...more })
const told: WorkflowRecord = {
  ...named('told', 'Tell'),
  kind: 'workflow',
  trigger: '',
  parameters: [],
  firstAction: d,
  actions: { [d]: log({ args: { message: { type: 'f', code: `formulas['${price.id}']()` } } }) },
}
const flow: WorkflowRecord = {
  ...named('flow', 'Send'),
  kind: 'workflow',
  ownerId: idOf('button'),
  trigger: 'click',
  parameters: [],
  firstAction: a,
  actions: {
    [a]: log({ type: 'change-variable', args: { variable: status.id }, next: b }),
    [b]: log({ type: 'loop', loop: c, args: {} }),
    [c]: log({
      type: 'run-workflow',
      args: { workflowId: told.id, parameters: { at: { type: 'f', code: `context.workflow['${b}'].loop.index` } } },
    }),
  },
}
const home = () => smallSite([...smallSiteRecords(), status, orders, price, told, flow])
/** Another project, which has a variable of the same name. */
const elsewhere = () => smallSite([...smallSiteRecords(), { ...status, id: idOf('other') }])

describe('copied workflows', () => {
  it('document-D130 take what they use along, what that uses too, and nobody who owns them', () => {
    const { view } = home()
    const { roots, records } = copyWorkflows(view, { ids: [flow.id] })
    expect(roots).toEqual([flow.id])
    expect(records.map(({ id }) => id).toSorted()).toEqual([flow, status, told, price, orders].map(({ id }) => id).toSorted())
    expect(checkFragment(JSON.parse(JSON.stringify(copyWorkflows(view, { ids: [flow.id] })))).ok).toBe(true)
  })

  it('document-D130 stand behind those of their new owner, in the same project with nothing brought along', () => {
    const { view, run } = home()
    const fragment = copyWorkflows(view, { ids: [flow.id] })
    const result = pasteWorkflows(view, { fragment, ownerId: idOf('button'), newId: idSource(), fieldsOf })
    expect(result.ok && Object.keys(result.diff.put ?? {})).toHaveLength(1)
    const [id = ''] = run(result)
    const copy = view.find('workflow', id)
    expect(copy).toMatchObject({ name: 'Send 2', trigger: 'click', ownerId: idOf('button') })
    expect(Object.keys(copy?.actions ?? {}).some((action) => Object.hasOwn(flow.actions, action))).toBe(false)
    expect(JSON.stringify(copy?.actions)).toContain(`context.workflow['${copy?.actions[copy.firstAction ?? '']?.next}']`)
  })

  it('document-D130 bring along what another project lacks, under names that are free there', () => {
    const { view, run, store } = elsewhere()
    const fragment = copyWorkflows(home().view, { ids: [flow.id] })
    const [id = ''] = run(
      pasteWorkflows(view, { fragment, trigger: 'onload', ownerId: idOf('home'), newId: idSource(), fieldsOf }),
    )
    expect(view.find('workflow', id)).toMatchObject({ trigger: 'onload', ownerId: idOf('home') })
    expect(view.of('variable').map(({ name }) => name)).toEqual(['who', 'status', 'status2'])
    expect([view.of('collection').length, view.of('formula').length]).toEqual([1, 1])
    expect(
      view
        .of('workflow')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Send', 'Tell'])
    const issues = checkDocument(store.values(), { fieldsOf })
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('document-D130 a fragment without workflows and an owner that is gone are refused', () => {
    const { view } = home()
    const empty = copyWorkflows(view, { ids: [idOf('gone')] })
    expect(codesOf(pasteWorkflows(view, { fragment: empty, newId: idSource(), fieldsOf }))).toEqual(['nothing-selected'])
    const fragment = copyWorkflows(view, { ids: [flow.id] })
    expect(codesOf(pasteWorkflows(view, { fragment, ownerId: idOf('gone'), newId: idSource(), fieldsOf }))).toEqual([
      'unknown-reference',
    ])
  })
})

describe('copied actions', () => {
  it('document-D131 stand at a spot in their order with their bodies, and what stood there follows', () => {
    const { view, run } = home()
    const fragment = copyActions(view, { workflowId: flow.id, ids: [b, a] })
    const pasted = run(pasteActions(view, { workflowId: told.id, at: { from: 'start' }, fragment, newId: idSource(), fieldsOf }))
    const { actions = {}, firstAction = '' } = view.find('workflow', told.id) ?? {}
    expect(pasted).toHaveLength(2)
    expect(firstAction).toBe(pasted[0])
    expect(actions[firstAction]).toMatchObject({ type: 'loop', next: pasted[1] })
    expect(actions[pasted[1] ?? '']).toMatchObject({ type: 'change-variable', next: d })
    expect(actions[actions[firstAction]?.loop ?? '']?.type).toBe('run-workflow')
  })

  it('document-D131 bring along what another project lacks; a whole workflow pastes its actions', () => {
    const { firstAction: _, ...bare } = { ...told, id: idOf('empty'), actions: {} }
    const site = smallSite([...smallSiteRecords(), bare])
    const fragment = copyWorkflows(home().view, { ids: [flow.id] })
    site.run(pasteActions(site.view, { workflowId: bare.id, at: { from: 'error' }, fragment, newId: idSource(), fieldsOf }))
    expect(site.view.find('workflow', bare.id)?.firstErrorAction).toBeDefined()
    expect(site.view.find('variable', status.id)?.name).toBe('status')
    expect(site.view.find('workflow', told.id)).toBeDefined()
  })

  it('document-D131 nothing that was copied, and a spot that is gone, are refused', () => {
    const { view } = home()
    const none = copyActions(view, { workflowId: flow.id, ids: [idOf('gone')] })
    const at = { from: 'start' } as const
    expect(codesOf(pasteActions(view, { workflowId: told.id, at, fragment: none, newId: idSource(), fieldsOf }))).toEqual([
      'nothing-selected',
    ])
    const fragment = copyActions(view, { workflowId: flow.id, ids: [a] })
    const gone = { from: 'next', action: idOf('gone') } as const
    expect(codesOf(pasteActions(view, { workflowId: told.id, at: gone, fragment, newId: idSource(), fieldsOf }))).toEqual([
      'unknown-action',
    ])
    expect(codesOf(pasteActions(view, { workflowId: idOf('gone'), at, fragment, newId: idSource(), fieldsOf }))).toEqual([
      'unknown-record',
    ])
  })
})
