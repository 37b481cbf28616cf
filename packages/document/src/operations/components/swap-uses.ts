import { equalJson, readAtom, type Json } from '@heddle/store'
import { roleOfPath } from '../../records/atoms.ts'
import type { ActionRecord, Id, LibraryComponentRecord, WorkflowRecord } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { Draft } from '../draft.ts'

/** An instance that becomes one of another component. */
export interface Swapped {
  readonly id: Id
  readonly from: LibraryComponentRecord | undefined
  readonly to: LibraryComponentRecord
}

/** Lets what reads or runs what an instance shows outside go on with what the other component calls alike. */
export function swapUses(view: DocumentView, draft: Draft, { id, from, to }: Swapped): void {
  const variables = sameNamed(exposedVariables(from), exposedVariables(to))
  const workflows = sameNamed(exposedWorkflows(view, from?.id), exposedWorkflows(view, to.id))
  if (variables.size + workflows.size === 0) return
  const places = new Map<string, readonly [user: Id, path: string]>()
  for (const usage of view.usagesOf(id)) {
    const path = atomAbove(view, usage.id, usage.path)
    if (path !== undefined && draft.get(usage.id)) places.set(`${usage.id}/${path}`, [usage.id, path])
  }
  for (const [user, path] of places.values()) {
    const record = draft.get(user)
    const value = record && readAtom(record, path)
    if (value === undefined || value === null) continue
    const read = replaced(value, (text) => {
      let next = text
      for (const [old, now] of variables) next = next.replaceAll(`${id}-${old}`, `${id}-${now}`)
      return next
    })
    const next = path.startsWith('actions/') ? withAction(read, id, workflows) : read
    if (!equalJson(next, value)) draft.set(user, path, next)
  }
}

interface Named {
  readonly id: Id
  readonly name: string
}

/** Of things with names the id of each by that of the one called alike. */
function sameNamed(from: readonly Named[], to: readonly Named[]): ReadonlyMap<Id, Id> {
  return new Map(
    from.flatMap(({ id, name }) => {
      const target = to.find((one) => one.name === name)
      return target && target.id !== id ? [[id, target.id] as const] : []
    }),
  )
}

function exposedVariables(component: LibraryComponentRecord | undefined): readonly Named[] {
  return Object.entries(component?.variables ?? {}).flatMap(([id, { name, isExposed }]) => (isExposed ? [{ id, name }] : []))
}

function exposedWorkflows(view: DocumentView, componentId: Id | undefined): readonly WorkflowRecord[] {
  return view.of('workflow').filter((one) => one.ownerId === componentId && one.isExposed && one.trigger === '')
}

/** The atom that a path leads into. */
function atomAbove(view: DocumentView, id: Id, path: string): string | undefined {
  const kind = view.get(id)?.kind
  const keys = path.split('/')
  const depth = keys.findIndex((_, at) => kind && roleOfPath(kind, keys.slice(0, at + 1).join('/')) === 'atom')
  return depth < 0 ? undefined : keys.slice(0, depth + 1).join('/')
}

function replaced(value: Json, replace: (text: string) => string): Json {
  if (typeof value === 'string') return replace(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => replaced(one as Json, replace))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one as Json, replace)]))
}

/** An action that runs a workflow of the instance. */
function withAction(value: Json, id: Id, workflows: ReadonlyMap<Id, Id>): Json {
  const { args } = value as unknown as ActionRecord
  const target = args['nodeId'] === id ? workflows.get(String(args['action'])) : undefined
  return target === undefined ? value : { ...(value as object), args: { ...(args as object), action: target } }
}
