import type { Id, WorkflowRecord } from '../../records/types.ts'
import * as operations from '../../operations/index.ts'
import type { Spot } from '../../operations/workflows/wires.ts'
import type { Dice } from '../dice.ts'
import { fieldsOf } from '../small-site.ts'
import type { Inputs } from './inputs.ts'
import { NAMES, of, owner, some } from './picks.ts'

const workflowOf = (dice: Dice): WorkflowRecord | undefined => dice.pick(dice.view.of('workflow'))
const actionsOf = (workflow: WorkflowRecord | undefined): readonly Id[] => Object.keys(workflow?.actions ?? {})

function spot(dice: Dice, workflow: WorkflowRecord | undefined): Spot {
  const action = dice.pick(actionsOf(workflow))
  const from =
    action === undefined
      ? dice.pick(['start', 'error'] as const)
      : dice.pick(['start', 'next', 'next', 'loop', 'branch', 'error'] as const)
  if (from === 'start' || from === 'error' || from === undefined) return { from: from ?? 'start' }
  return from === 'branch' ? { from, action: action ?? '', branch: dice.upTo(2) } : { from, action: action ?? '' }
}

function action(dice: Dice, workflow: WorkflowRecord | undefined) {
  const before = dice.pick(actionsOf(workflow))
  return {
    type: dice.pick(['log', 'if', 'loop', 'Not a type']) ?? 'log',
    args: before === undefined ? {} : { message: { type: 'f', code: `context.workflow['${before}'].result` } },
    ...(dice.isLucky() && { branches: [{ value: true }, { value: false, isDefault: true }] }),
  }
}

/** Workflows and their actions. */
export const workflowInputs = {
  insertWorkflow: (dice) => ({
    name: dice.pick(NAMES) ?? '',
    newId: dice.newId,
    trigger: dice.pick(['', 'click']) ?? '',
    ...(dice.isLucky() && { ownerId: owner(dice) }),
  }),
  setWorkflow: (dice) => ({
    id: of(dice, 'workflow'),
    values: {
      name: dice.pick(NAMES) ?? '',
      trigger: dice.pick(['onload', 'click']) ?? '',
      ...(dice.isLucky() && { triggerConditions: { key: 'Enter' } }),
      parameters: [{ name: dice.pick(['a', 'b c']) ?? '', type: 'text' }],
      parallel: dice.isLucky() || null,
      disabled: dice.isLucky() || null,
      description: dice.isLucky() ? 'What it is for' : null,
    },
  }),
  duplicateWorkflow: (dice) => ({ id: of(dice, 'workflow'), newId: dice.newId }),
  deleteWorkflow: (dice) => ({ id: of(dice, 'workflow') }),
  insertAction: (dice) => {
    const workflow = workflowOf(dice)
    return { workflowId: workflow?.id ?? '', at: spot(dice, workflow), action: action(dice, workflow), newId: dice.newId }
  },
  pasteWorkflows: (dice) => ({
    fragment: operations.copyWorkflows(dice.view, { ids: [of(dice, 'workflow')] }),
    ...(dice.isLucky() && { ownerId: owner(dice) }),
    newId: dice.newId,
    fieldsOf,
  }),
  pasteActions: (dice) => {
    const [from, into] = [workflowOf(dice), workflowOf(dice)]
    return {
      workflowId: into?.id ?? '',
      at: spot(dice, into),
      fragment: operations.copyActions(dice.view, { workflowId: from?.id ?? '', ids: some(dice, actionsOf(from)) }),
      newId: dice.newId,
      fieldsOf,
    }
  },
  moveActions: (dice) => {
    const workflow = workflowOf(dice)
    return { workflowId: workflow?.id ?? '', ids: some(dice, actionsOf(workflow)), at: spot(dice, workflow) }
  },
  unwrapAction: (dice) => {
    const workflow = workflowOf(dice)
    return { workflowId: workflow?.id ?? '', id: dice.pick(actionsOf(workflow)) ?? '' }
  },
  wrapActions: (dice) => {
    const workflow = workflowOf(dice)
    const ids = some(dice, actionsOf(workflow))
    const branch = dice.pick([undefined, 0, 1])
    return {
      workflowId: workflow?.id ?? '',
      ids,
      action: action(dice, workflow),
      newId: dice.newId,
      ...(branch !== undefined && { branch }),
    }
  },
  connectActions: (dice) => {
    const workflow = workflowOf(dice)
    const to = dice.pick([undefined, ...actionsOf(workflow)])
    return { workflowId: workflow?.id ?? '', from: spot(dice, workflow), ...(to !== undefined && { to }) }
  },
  duplicateActions: (dice) => {
    const workflow = workflowOf(dice)
    return { workflowId: workflow?.id ?? '', ids: some(dice, actionsOf(workflow)), newId: dice.newId }
  },
  deleteActions: (dice) => {
    const workflow = workflowOf(dice)
    return { workflowId: workflow?.id ?? '', ids: some(dice, actionsOf(workflow)) }
  },
  setAction: (dice) => {
    const workflow = workflowOf(dice)
    return {
      workflowId: workflow?.id ?? '',
      id: dice.pick(actionsOf(workflow)) ?? '',
      values: {
        name: dice.pick(NAMES) ?? null,
        args: { message: dice.pick(['x', null]) ?? null },
        disabled: dice.isLucky(),
        ...(dice.isLucky() && { branches: [{ value: 1, id: dice.pick(actionsOf(workflow)) ?? '' }] }),
      },
    }
  },
} satisfies Partial<Inputs>
