import type { ActionRecord, Issue, WorkflowRecord } from '@heddle/document'
import type { ActionDefinition, PluginDefinition } from '@heddle/kit'
import { isPublishedBinding, type PublishedAction, type PublishedValue, type PublishedWorkflow } from '@heddle/document/published'
import { actionArguments } from '../facts/plugins.ts'
import { compileValue } from '../compile/compile-value.ts'
import type { FormulaContext } from '../compile/formulas.ts'
import { MESSAGES } from '../messages.ts'
import { scriptModule } from './script-file.ts'

export interface LogicContext extends FormulaContext {
  /** Takes a module of the page and tells its address. */
  readonly addScript: (source: string) => string
  /** Plugins of the catalogue by namespace. */
  readonly plugins: ReadonlyMap<string, PluginDefinition>
}

/** A workflow as visitors get it (specification section 3). A formula that cannot be read blocks: what it guards would run unguarded. */
export function compileWorkflow(
  record: WorkflowRecord,
  definitions: ReadonlyMap<string, ActionDefinition>,
  context: LogicContext,
  report: (issue: Issue) => void,
): PublishedWorkflow {
  const reportAt = (at: string) => (path: string, problem: string) =>
    report({
      code: 'broken-formula',
      severity: 'error',
      path: `workflow/${record.id}/${at}${path && `/${path}`}`,
      message: MESSAGES.brokenFormula(problem),
    })
  const { id, name, trigger, ownerId, parameters, firstAction, firstErrorAction, parallel } = record
  // Nothing of it runs, and so nothing that it is told travels.
  if (record.disabled) return { id, name, trigger, ...(ownerId !== undefined && { ownerId }), parameters, actions: {} }
  const actions: Record<string, PublishedAction> = {}
  for (const [id, action] of Object.entries(record.actions)) {
    const { type, name, next, branches, loop, disabled } = action
    if (disabled) {
      // It never runs: what is wrong with it keeps nobody from publishing, and nothing of it travels.
      actions[id] = { type, args: {}, ...(next !== undefined && { next }), disabled: true }
      continue
    }
    const definition = definitions.get(type)
    if (!definition) {
      report({
        code: 'unknown-action',
        severity: 'error',
        path: `workflow/${record.id}/actions/${id}/type`,
        message: MESSAGES.unknownAction(type),
      })
    }
    const conditions = conditionsOf(definition)
    actions[id] = {
      type,
      ...(name !== undefined && { name }),
      args: {
        ...defaultsOf(definition),
        ...compileArgs(
          actionArguments(action.args, definition, context.view, context.plugins),
          context,
          reportAt(`actions/${id}/args`),
        ),
        ...scriptsOf(action.args, definition, context),
      },
      ...(conditions.length > 0 && { conditions }),
      ...(next !== undefined && { next }),
      ...(branches && {
        branches: branches.map(({ value, id: first, isDefault }) => ({
          value,
          ...(first !== undefined && { id: first }),
          ...(isDefault && { isDefault: true as const }),
        })),
      }),
      ...(loop !== undefined && { loop }),
    }
  }
  const conditions = compileValue(record.triggerConditions, context, reportAt('triggerConditions'))
  return {
    id,
    name,
    trigger,
    ...(ownerId !== undefined && { ownerId }),
    ...(isConditions(conditions) && { triggerConditions: conditions }),
    parameters,
    ...(firstAction !== undefined && { firstAction }),
    ...(firstErrorAction !== undefined && { firstErrorAction }),
    actions,
    ...(parallel && { parallel: true as const }),
  }
}

function compileArgs(
  args: ActionRecord['args'],
  context: FormulaContext,
  report: (path: string, problem: string) => void,
): Readonly<Record<string, PublishedValue>> {
  return compileValue(args, context, report) as Readonly<Record<string, PublishedValue>>
}

/** Visitors download no definitions: what they say of absent parameters is folded in. */
function defaultsOf(definition: ActionDefinition | undefined): Readonly<Record<string, PublishedValue>> {
  return Object.fromEntries(
    Object.entries(definition?.parameters ?? {}).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value as PublishedValue]],
    ),
  )
}

/** Code becomes a module of the release; its address stands in its place. */
function scriptsOf(
  args: ActionRecord['args'],
  definition: ActionDefinition | undefined,
  { addScript }: LogicContext,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(definition?.parameters ?? {}).flatMap(([name, { kind }]) => {
      const code = args[name]
      return kind === 'script' && typeof code === 'string' && code.trim() !== '' ? [[name, addScript(scriptModule(code))]] : []
    }),
  )
}

/** Parameters that the action evaluates itself, as often as it needs. */
function conditionsOf(definition: ActionDefinition | undefined): readonly string[] {
  return Object.entries(definition?.parameters ?? {}).flatMap(([name, { kind }]) => (kind === 'condition' ? [name] : []))
}

function isConditions(value: PublishedValue | undefined): value is NonNullable<PublishedWorkflow['triggerConditions']> {
  return isPublishedBinding(value) || (typeof value === 'object' && value !== null && !Array.isArray(value))
}
