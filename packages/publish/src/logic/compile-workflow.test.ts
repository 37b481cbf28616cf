import { defineAction } from '@heddle/kit'
import type { ActionRecord, WorkflowRecord } from '@heddle/document'
import { describe, expect, test } from 'vitest'
import { id, project } from '../testing/fixture.ts'
import { bind, workflow } from '../testing/logic.ts'
import { compileWorkflow } from './compile-workflow.ts'

const words = { label: { en: 'x', ru: 'x' }, description: { en: 'x', ru: 'x' }, icon: 'x', group: 'other' } as const
const parameter = (kind: 'text' | 'condition' | 'script') => ({ label: { en: 'x', ru: 'x' }, kind })
const definitions = new Map(
  [
    defineAction({
      type: 'send',
      ...words,
      parameters: {
        to: { ...parameter('text'), default: 'all' },
        times: { ...parameter('text'), default: 0 },
        body: parameter('text'),
      },
    }),
    defineAction({ type: 'until', ...words, parameters: { done: parameter('condition'), every: parameter('text') } }),
    defineAction({ type: 'code', ...words, parameters: { code: parameter('script'), note: parameter('text') } }),
  ].map((definition) => [definition.type, definition]),
)

/** A workflow as visitors get it, with the code that became files and what was reported. */
function compiled(record: WorkflowRecord) {
  const scripts: string[] = []
  const issues: string[] = []
  const result = compileWorkflow(
    record,
    definitions,
    {
      view: project().view,
      pageId: id('home'),
      dependOn: () => {},
      useToken: () => {},
      plugins: new Map(),
      addScript: (source) => `/file${scripts.push(source)}.js`,
    },
    ({ severity, code, path, message }) => void issues.push(`${severity} ${code} ${path}: ${message}`),
  )
  return { result, scripts, issues }
}

/** One action as visitors get it. */
const actionOf = (action: ActionRecord) =>
  compiled({ ...workflow('w', []), actions: { [id('a')]: action } }).result.actions[id('a')]

describe('a workflow', () => {
  test('publish-L3 S3-09 travels with all that it has', () => {
    const full = workflow('w', [], {
      name: 'Pay',
      folder: 'shop',
      trigger: 'click',
      ownerId: id('button'),
      triggerConditions: { key: 'Enter', code: bind("'a'") },
      parameters: [{ name: 'sum', type: 'number' }],
      firstAction: id('first'),
      firstErrorAction: id('second'),
      parallel: true,
    })
    expect(compiled(full)).toEqual({
      result: {
        id: id('w'),
        name: 'Pay',
        trigger: 'click',
        ownerId: id('button'),
        triggerConditions: { key: 'Enter', code: { type: 'f', tree: ['l', 'a'] } },
        parameters: [{ name: 'sum', type: 'number' }],
        firstAction: id('first'),
        firstErrorAction: id('second'),
        actions: {},
        parallel: true,
      },
      scripts: [],
      issues: [],
    })
  })

  test('publish-L3 one that is switched off carries nothing of what it would do, broken or not', () => {
    const off = workflow('w', [{ type: 'gone', args: { message: bind('1 +') } }], {
      disabled: true,
      description: 'For later',
      triggerConditions: bind('('),
    })
    expect(compiled(off)).toEqual({
      result: { id: id('w'), name: 'w', trigger: 'onload', parameters: [], actions: {} },
      scripts: [],
      issues: [],
    })
  })

  test('publish-L3 travels with nothing that it has not', () => {
    const bare = { id: id('w'), name: 'w', trigger: 'onload', parameters: [], actions: {} }
    expect(compiled(workflow('w', [])).result).toStrictEqual(bare)
    expect(compiled(workflow('w', [], { parallel: false })).result).toStrictEqual(bare)
  })

  test.each(['a text', 1, true, null, ['Enter']])(
    'publish-L3 is started by every event when its conditions are %j',
    (triggerConditions) => {
      expect(compiled(workflow('w', [], { triggerConditions })).result).not.toHaveProperty('triggerConditions')
    },
  )

  test('publish-L3 may be started under a formula', () => {
    const { result } = compiled(workflow('w', [], { triggerConditions: bind('true') }))
    expect(result.triggerConditions).toEqual({ type: 'f', tree: ['l', true] })
  })

  test('publish-L6 names the place of each formula that cannot be read', () => {
    const broken = bind('1 +')
    const action = { type: 'send', args: { to: { list: ['x', broken] }, body: broken } }
    const { issues } = compiled(workflow('w', [action], { triggerConditions: broken }))
    const at = `workflow/${id('w')}`
    expect(issues.map((issue) => issue.split(': ')[0])).toEqual([
      `error broken-formula ${at}/actions/${id('wact0')}/args/to/list/1`,
      `error broken-formula ${at}/actions/${id('wact0')}/args/body`,
      `error broken-formula ${at}/triggerConditions`,
    ])
    expect(issues[0]).toMatch(/: The formula cannot be read: .+\. Mend it before publishing\.$/)
  })

  test('publish-L6 names an action that is not installed', () => {
    expect(compiled(workflow('w', [{ type: 'fly', args: { far: 1 } }])).issues).toEqual([
      `error unknown-action workflow/${id('w')}/actions/${id('wact0')}/type: There is no action "fly". Remove it or install it.`,
    ])
  })
})

describe('an action', () => {
  test('publish-L3 has its defaults, below what its builder gave', () => {
    expect(actionOf({ type: 'send', args: {} })).toStrictEqual({ type: 'send', args: { to: 'all', times: 0 } })
    expect(actionOf({ type: 'send', args: { to: 'Ann', body: bind('1'), more: null } })).toStrictEqual({
      type: 'send',
      args: { to: 'Ann', times: 0, body: { type: 'f', tree: ['l', 1] }, more: null },
    })
  })

  test('publish-L3 leads to the next one, to the first of each branch and of its loop', () => {
    const branches = [
      { value: 'a', id: id('yes'), label: 'Yes' },
      { value: null, isDefault: true },
      { value: 2, isDefault: false },
    ]
    expect(actionOf({ type: 'send', name: 'Tell', args: {}, next: id('next'), branches, loop: id('body') })).toStrictEqual({
      type: 'send',
      name: 'Tell',
      args: { to: 'all', times: 0 },
      next: id('next'),
      branches: [{ value: 'a', id: id('yes') }, { value: null, isDefault: true }, { value: 2 }],
      loop: id('body'),
    })
  })

  test('publish-L2 keeps its place in the chain when it is disabled, and nothing else', () => {
    const args = { to: bind('1 +'), code: 'leak()' }
    const action = { type: 'code', name: 'Secret', args, next: id('next'), loop: id('body'), disabled: true }
    expect(actionOf(action)).toStrictEqual({ type: 'code', args: {}, next: id('next'), disabled: true })
    expect(actionOf({ type: 'fly', args, disabled: true })).toStrictEqual({ type: 'fly', args: {}, disabled: true })
    expect(compiled({ ...workflow('w', []), actions: { a: action } })).toMatchObject({ scripts: [], issues: [] })
  })

  test('publish-L3 names the arguments that it evaluates itself', () => {
    expect(actionOf({ type: 'until', args: { done: bind('true'), every: 5 } })).toStrictEqual({
      type: 'until',
      args: { done: { type: 'f', tree: ['l', true] }, every: 5 },
      conditions: ['done'],
    })
  })

  test('publish-L4 has the address of its code in place of the code', () => {
    const { result, scripts } = compiled(workflow('w', [{ type: 'code', args: { code: 'ring()', note: 'ring()' } }]))
    expect(result.actions[id('wact0')]?.args).toEqual({ code: '/file1.js', note: 'ring()' })
    expect(scripts).toEqual([expect.stringContaining('{\nring()\n}')])
  })

  test.each(['', ' \n', 7])('publish-L4 has no file for the code %j', (code) => {
    const { result, scripts } = compiled(workflow('w', [{ type: 'code', args: { code } }]))
    expect([result.actions[id('wact0')]?.args, scripts]).toEqual([{ code }, []])
  })
})
