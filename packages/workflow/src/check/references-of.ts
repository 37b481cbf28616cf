import type { PublishedAction, PublishedWorkflow } from '@heddle/document/published'
import { dependenciesOf } from '@heddle/formula/parse'
import type { ActionDefinition, ActionParameter } from '@heddle/kit'
import { bindingsIn } from './bindings-in.ts'

const KINDS = [
  'variable',
  'collection',
  'page',
  'workflow',
  'popup',
  'node',
  'plugin',
] as const satisfies readonly ActionParameter['kind'][]

/** What a workflow names, each once: ids that its actions were given as literals, and what its formulas read. */
export type WorkflowReferences = Readonly<Record<(typeof KINDS)[number], readonly string[]>> & {
  /** Types of its actions. */
  readonly actions: readonly string[]
  /** Paths from the scope, as far as they are fixed: `['variables', 'total']`. */
  readonly paths: readonly (readonly string[])[]
}

/** Ids of the workflows that the actions of a workflow run, each once. */
export function calleesOf(
  { actions }: Pick<PublishedWorkflow, 'actions'>,
  definitionOf: (type: string) => ActionDefinition | undefined,
): readonly string[] {
  const found = new Set<string>()
  for (const { type, args } of Object.values(actions)) {
    for (const [name, { kind }] of Object.entries(definitionOf(type)?.parameters ?? {}))
      if (kind === 'workflow') for (const id of idsIn(args, name)) found.add(id)
  }
  return [...found]
}

/** Ids that an action was given as literals. */
function idsIn(args: PublishedAction['args'], name: string): readonly string[] {
  const value = Object.hasOwn(args, name) ? args[name] : undefined
  return (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string' && id !== '')
}

export function referencesOf(
  workflow: PublishedWorkflow,
  definitionOf: (type: string) => ActionDefinition | undefined,
): WorkflowReferences {
  const found = new Map(KINDS.map((kind) => [kind, new Set<string>()]))
  const types = new Set<string>()
  for (const { type, args } of Object.values(workflow.actions)) {
    types.add(type)
    for (const [name, { kind }] of Object.entries(definitionOf(type)?.parameters ?? {})) {
      const ids = KINDS.find((one) => one === kind)
      if (ids) for (const id of idsIn(args, name)) found.get(ids)?.add(id)
    }
  }
  const bindings = bindingsIn([Object.values(workflow.actions).map(({ args }) => args), workflow.triggerConditions])
  const paths = new Map(bindings.flatMap(({ tree }) => dependenciesOf(tree).map((path) => [JSON.stringify(path), path])))
  const ids = (kind: (typeof KINDS)[number]) => [...(found.get(kind) ?? [])]
  return {
    variable: ids('variable'),
    collection: ids('collection'),
    page: ids('page'),
    workflow: ids('workflow'),
    popup: ids('popup'),
    node: ids('node'),
    plugin: ids('plugin'),
    actions: [...types],
    paths: [...paths.values()],
  }
}
