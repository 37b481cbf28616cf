import { actionDefinitions } from '@heddle/actions/definitions'
import { actionRuns } from '@heddle/actions/runs'
import { expect, it } from 'vitest'
import { checkWorkflows } from './check/index.ts'
import { createDesk } from './testing/desk.ts'
import { formula, sketch } from './testing/workflows.ts'

const log = (code: string, next?: string) => ({
  type: 'log',
  args: { message: formula(code) },
  ...(next !== undefined && { next }),
})

/** One of each action that steers a workflow. */
const outer = sketch('outer', {
  a: { type: 'create-workflow-variable', args: { name: 'n', type: 'number', value: 0 }, next: 'b' },
  b: { type: 'while', args: { condition: formula('context.variables.n < 3') }, conditions: ['condition'], loop: 'c', next: 'd' },
  c: { type: 'update-workflow-variable', args: { name: 'n', value: formula('context.variables.n + 1') } },
  d: {
    type: 'try',
    branches: [
      { value: 'try', id: 'e' },
      { value: 'catch', id: 'f' },
    ],
    next: 'g',
  },
  e: { type: 'throw', args: { message: 'No stock', cause: 'late' } },
  f: log("context.workflow['d'].error.message + ': ' + context.workflow['d'].error.cause"),
  g: { type: 'loop', args: { value: [1, 2, 3, 4] }, loop: 'h', next: 'k' },
  h: { type: 'continue', args: { value: formula("context.workflow['g'].loop.item === 2") }, next: 'i' },
  i: { type: 'break', args: { value: formula("context.workflow['g'].loop.item === 4") }, next: 'j' },
  j: log("'item ' + context.workflow['g'].loop.item"),
  k: { type: 'run-workflow', args: { workflowId: 'inner', parameters: { n: formula('context.variables.n') } }, next: 'l' },
  l: { type: 'return', args: { value: formula("context.workflow['k'].result") } },
})
const inner = sketch(
  'inner',
  {
    a: { type: 'pass-through', args: { value: true }, next: 'b' },
    b: { type: 'if', args: { value: formula('context.parameters.n === 3') }, branches: [{ value: true, id: 'c' }] },
    c: { type: 'switch', args: { value: 'x' }, branches: [{ value: null, isDefault: true, id: 'd' }] },
    d: { type: 'return', args: { value: 'three' } },
  },
  { trigger: '' },
)

it('workflow-W1 the actions of the catalogue that steer a workflow do so on the runner', async () => {
  const desk = createDesk([outer, inner], { bodies: actionRuns })
  expect(await desk.run()).toEqual({ status: 'done', result: 'three' })
  expect(desk.logs.map(({ message }) => message)).toEqual(['No stock: late', 'item 1', 'item 3'])
})

it('workflow-C1 and the check finds nothing wrong with them', () => {
  const definitionOf = (type: string) => actionDefinitions.find((definition) => definition.type === type)
  expect(checkWorkflows([outer, inner], { definitionOf })).toEqual([])
})
