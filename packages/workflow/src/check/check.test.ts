import { defineAction, type ActionDefinition, type ActionParameter } from '@heddle/kit'
import type { PublishedWorkflow } from '@heddle/document/published'
import { expect, it } from 'vitest'
import { formula, sketch, type ActionSketch } from '../testing/workflows.ts'
import { checkWorkflows, createWorkflowCheck } from './check-workflows.ts'
import { referencesOf } from './references-of.ts'

const action = (
  type: string,
  parameters: Readonly<Record<string, ActionParameter['kind']>>,
  rest: Partial<ActionDefinition> = {},
) =>
  defineAction({
    type,
    label: { en: type },
    description: { en: type },
    icon: 'circle',
    group: 'control',
    parameters: Object.fromEntries(Object.entries(parameters).map(([name, kind]) => [name, { label: { en: name }, kind }])),
    ...rest,
  })
const definitions = [
  action('say', { text: 'value' }),
  action('split', { value: 'value' }, { branches: 'boolean' }),
  action('switch', { value: 'value' }, { branches: 'values' }),
  action('try', {}, { branches: 'try' }),
  action('loop', { items: 'list' }, { branches: 'loop' }),
  action('while', { condition: 'condition' }, { branches: 'loop' }),
  action('break', { value: 'value' }),
  action('wait-for', { condition: 'condition' }),
  action('return', { value: 'value' }, { ends: true }),
  action('delay', { milliseconds: 'number' }, { waits: true }),
  action('run', { workflow: 'workflow' }),
  action('set', { variable: 'variable', value: 'value' }),
]
const definitionOf = (type: string) => definitions.find((definition) => definition.type === type)
const check = (...workflows: readonly PublishedWorkflow[]) => checkWorkflows(workflows, { definitionOf })
const found = (actions: Readonly<Record<string, ActionSketch>>, rest: Partial<PublishedWorkflow> = {}) =>
  check(sketch('w', actions, rest)).map(({ code, severity, actionId }) => [code, severity, actionId])

it('workflow-C1 a sound workflow has no issues', () => {
  expect(
    found(
      {
        a: {
          type: 'split',
          branches: [
            { value: true, id: 'b' },
            { value: false, id: 'c' },
          ],
          next: 'd',
        },
        b: { type: 'loop', loop: 'e' },
        c: { type: 'return' },
        d: { type: 'while', args: { condition: formula('variables.on') }, loop: 'g' },
        e: { type: 'say', next: 'f' },
        f: { type: 'say' },
        g: { type: 'say' },
        h: { type: 'say' },
      },
      { firstErrorAction: 'h' },
    ),
  ).toEqual([])
})

it('workflow-C2 every way that leads to no action is named with its place', () => {
  expect(
    check(sketch('w', { a: { type: 'loop', next: 'gone', loop: 'lost', branches: [] } }, { firstErrorAction: 'away' })),
  ).toEqual([
    {
      code: 'missing-target',
      severity: 'error',
      workflowId: 'w',
      message: 'The beginning leads to action away, which does not exist. Connect it to another one.',
    },
    {
      code: 'missing-target',
      severity: 'error',
      workflowId: 'w',
      actionId: 'a',
      message: 'The loop leads to action lost, which does not exist. Connect it to another one.',
    },
    {
      code: 'missing-target',
      severity: 'error',
      workflowId: 'w',
      actionId: 'a',
      message: 'The way on leads to action gone, which does not exist. Connect it to another one.',
    },
  ])
  expect(found({ a: { type: 'split', branches: [{ value: true, id: 'constructor' }] } })).toEqual([
    ['missing-target', 'error', 'a'],
  ])
})

it('workflow-C3 actions that no way leads to are dead, also those after an action that ends the workflow', () => {
  expect(
    found({ a: { type: 'return', next: 'b' }, b: { type: 'say' }, c: { type: 'say', next: 'd' }, d: { type: 'say' } }),
  ).toEqual([
    ['dead-action', 'warning', 'b'],
    ['dead-action', 'warning', 'c'],
    ['dead-action', 'warning', 'd'],
  ])
  expect(found({ a: { type: 'return', disabled: true, next: 'b' }, b: { type: 'say' } })).toEqual([])
  expect(found({ a: { type: 'return', args: { goesOn: true }, next: 'b' }, b: { type: 'say' } })).toEqual([])
})

it('workflow-C4 chains that lead back to themselves are endless, with a branch in between perhaps', () => {
  expect(found({ a: { type: 'say', next: 'b' }, b: { type: 'say', next: 'a' } })).toEqual([
    ['endless-loop', 'error', 'a'],
    ['endless-loop', 'error', 'b'],
  ])
  expect(
    found({
      a: {
        type: 'switch',
        branches: [
          { value: 1, id: 'a' },
          { value: null, isDefault: true },
        ],
      },
    }),
  ).toEqual([['endless-loop', 'warning', 'a']])
  expect(found({ a: { type: 'loop', loop: 'b' }, b: { type: 'say', next: 'a' } })).toEqual([['endless-loop', 'error', 'a']])
})

it('workflow-C4 a while loop whose condition always holds is endless unless something in it ends it', () => {
  const loop = (condition: PublishedWorkflow['actions'][string]['args'][string], inside: ActionSketch) =>
    found({ a: { type: 'while', args: { condition }, loop: 'b' }, b: inside })
  expect(loop(true, { type: 'say' })).toEqual([['endless-loop', 'error', 'a']])
  expect(loop(formula('1'), { type: 'say' })).toEqual([['endless-loop', 'error', 'a']])
  expect(loop(formula('0'), { type: 'say' })).toEqual([])
  expect(loop(true, { type: 'wait-for' })).toEqual([['endless-loop', 'error', 'a']])
  expect(loop(true, { type: 'break' })).toEqual([])
  expect(loop(true, { type: 'return' })).toEqual([])
  expect(loop(true, { type: 'delay', args: { milliseconds: 100 } })).toEqual([])
  expect(loop(true, { type: 'delay', args: { milliseconds: 100 }, disabled: true })).toEqual([['endless-loop', 'error', 'a']])
  expect(loop(true, { type: 'break', disabled: true })).toEqual([['endless-loop', 'error', 'a']])
})

it('workflow-C5 branches for values that the action never gives, and second ones for the same value, are not taken', () => {
  expect(found({ a: { type: 'split', branches: [{ value: 'true' }, { value: true }, { value: true }] } })).toEqual([
    ['unused-branch', 'warning', 'a'],
    ['unused-branch', 'warning', 'a'],
  ])
  expect(
    found({ a: { type: 'split', branches: [{ value: true }, { value: false }, { value: null, isDefault: true }] } }),
  ).toHaveLength(1)
  expect(found({ a: { type: 'try', branches: [{ value: 'try' }, { value: 'retry' }] } })).toHaveLength(1)
  expect(found({ a: { type: 'switch', branches: [{ value: [1] }, { value: null, isDefault: true }] } })).toHaveLength(1)
  expect(found({ a: { type: 'loop', branches: [{ value: 1 }] } })).toHaveLength(1)
})

it('workflow-C6 a split by values without a default branch is named', () => {
  expect(found({ a: { type: 'switch', branches: [{ value: 1 }] } })).toEqual([['no-default-branch', 'warning', 'a']])
})

it('workflow-C7 unknown actions, parameters that are not chosen and workflows that are gone are errors; disabled actions are left alone', () => {
  expect(
    found({
      a: { type: 'fly', next: 'b' },
      b: { type: 'set', next: 'c' },
      c: { type: 'run', args: { workflow: 'gone' }, next: 'd' },
      d: { type: 'fly', disabled: true },
    }),
  ).toEqual([
    ['unknown-action', 'error', 'a'],
    ['missing-parameter', 'error', 'b'],
    ['missing-workflow', 'error', 'c'],
  ])
})

it('workflow-C8 formulas that cannot work are named at their action, at any depth', () => {
  const workflow = sketch(
    'w',
    { a: { type: 'say', args: { text: { deep: [formula('variables.total')] } } } },
    { triggerConditions: formula('event.size') },
  )
  const issues = checkWorkflows([workflow], { definitionOf, checkFormula: ({ tree }) => `cannot read ${tree[0]}` })
  expect(issues).toEqual([
    { code: 'broken-formula', severity: 'error', message: 'cannot read .', workflowId: 'w' },
    { code: 'broken-formula', severity: 'error', message: 'cannot read .', workflowId: 'w', actionId: 'a' },
  ])
})

const run = (id: string, workflow: string, trigger = '') => sketch(id, { a: { type: 'run', args: { workflow } } }, { trigger })

it('workflow-C9 a workflow without a trigger that nothing runs is named, and so is one that runs itself', () => {
  const issues = check(run('a', 'b', 'click'), run('b', 'c'), run('c', 'b'), run('alone', 'alone'))
  expect(issues.map(({ code, workflowId, message }) => [code, workflowId, message])).toEqual([
    ['recursion', 'b', 'The workflow runs itself (b → c → b). The third time in a row is stopped.'],
    ['recursion', 'c', 'The workflow runs itself (c → b → c). The third time in a row is stopped.'],
    ['never-called', 'alone', 'The workflow has no trigger, and no other workflow runs it.'],
    ['recursion', 'alone', 'The workflow runs itself (alone → alone). The third time in a row is stopped.'],
  ])
})

it('workflow-C10 what a workflow names can be listed', () => {
  const workflow = sketch('w', {
    a: { type: 'set', args: { variable: 'total', value: formula("collections['cart'].data") }, next: 'b' },
    b: { type: 'set', args: { variable: 'total', value: [formula("variables['size']"), formula("collections['cart'].data")] } },
    c: { type: 'run', args: { workflow: formula('event.id') } },
    d: { type: 'run', args: { workflow: 'other' } },
  })
  expect(referencesOf(workflow, definitionOf)).toEqual({
    variable: ['total'],
    collection: [],
    page: [],
    workflow: ['other'],
    popup: [],
    node: [],
    plugin: [],
    actions: ['set', 'run'],
    paths: [
      ['collections', 'cart', 'data'],
      ['variables', 'size'],
      ['event', 'id'],
    ],
  })
})

it('workflow-C3 a disabled action leads on, but neither into its branches nor into its loop', () => {
  const inside = { branches: [{ value: true, id: 'b' }], loop: 'c', next: 'd' }
  const rest = { b: { type: 'say' }, c: { type: 'say' }, d: { type: 'say' } }
  expect(found({ a: { type: 'split', disabled: true, ...inside }, ...rest })).toEqual([
    ['dead-action', 'warning', 'b'],
    ['dead-action', 'warning', 'c'],
  ])
})

it('workflow-C7 C9 workflows that are checked again come out as if they were checked for the first time', () => {
  const calling = (name: string, ...callees: readonly string[]) =>
    sketch(
      name,
      Object.fromEntries(
        callees.map((workflow, at) => [
          `${name}${at}`,
          { type: 'run', args: { workflow }, ...(at + 1 < callees.length && { next: `${name}${at + 1}` }) },
        ]),
      ),
    )
  const [one, two, alone] = [calling('one', 'two', 'three'), calling('two', 'one'), calling('alone')]
  const three = sketch('three', { x: { type: 'unheard-of' } })
  const steps = [
    [one, two],
    [one, two, three],
    [one, three],
    [one, calling('two', 'gone'), alone],
    [alone],
    [one, two, three, alone],
  ]
  const again = createWorkflowCheck({ definitionOf })
  for (const workflows of steps) {
    expect(again(workflows)).toEqual(check(...workflows))
    expect(again([...workflows])).toEqual(check(...workflows))
  }
})
