import type { ActionRecord, Id } from '@heddle/document'

/** A value that a parameter of an action may have. */
export type Argument = ActionRecord['args'][string]

/** One action as a template's author writes it: what follows in branches and loops stands inside. */
export interface Step {
  readonly type: string
  readonly name?: string
  readonly args?: Readonly<Record<string, Argument>>
  /** Steps of each branch by the result that leads to it. */
  readonly branches?: readonly { readonly value: Argument; readonly steps: readonly Step[] }[]
  /** Steps of a loop's body. */
  readonly loop?: readonly Step[]
  /** Known beforehand because formulas name it. */
  readonly id?: Id
}

/** A chain of steps as the actions of a workflow record. */
export function writeActions(
  steps: readonly Step[],
  newId: () => Id,
): { readonly first?: Id; readonly actions: Readonly<Record<Id, ActionRecord>> } {
  const actions: Record<Id, ActionRecord> = {}
  const first = writeChain(steps, newId, actions)
  return { ...(first !== undefined && { first }), actions }
}

function writeChain(steps: readonly Step[], newId: () => Id, into: Record<Id, ActionRecord>): Id | undefined {
  const ids = steps.map(({ id }) => id ?? newId())
  for (const [at, { type, name, args = {}, branches, loop }] of steps.entries()) {
    const id = ids[at]
    const next = ids[at + 1]
    if (id === undefined) continue
    const body = loop && writeChain(loop, newId, into)
    into[id] = {
      type,
      args,
      ...(name !== undefined && { name }),
      ...(next !== undefined && { next }),
      ...(body !== undefined && { loop: body }),
      ...(branches && {
        branches: branches.map(({ value, steps: inner }) => {
          const begin = writeChain(inner, newId, into)
          return { value, ...(begin !== undefined && { id: begin }) }
        }),
      }),
    }
  }
  return ids[0]
}
