import { batch, signal, type Signal } from '@preact/signals-core'
import { coerceVariable, type VariableChange } from '@heddle/document/values'
import type { PublishedVariable } from '@heddle/document/published'
import type { Cell } from '@heddle/formula/run'
import type { SharedValue } from '@heddle/kit/react'
import { MESSAGES } from '../messages.ts'

/** Values of a site's variables as signals; formulas read them by id and by name. */
export interface Variables {
  /** Declares the variables that a page can see, each at its default but for those that stay on navigation. */
  readonly reset: (variables: readonly PublishedVariable[]) => void
  readonly list: () => readonly PublishedVariable[]
  readonly find: (id: string) => PublishedVariable | undefined
  /** The value; whoever reads it is not told of changes. */
  readonly peek: (id: string) => unknown
  /** A variable as something to watch and to set as it is; `undefined` when there is none. */
  readonly share: (id: string) => SharedValue | undefined
  /** Where the value of a declared variable is kept, the same for good; `undefined` when there is none. */
  readonly cell: (id: string) => Cell | undefined
  /** Puts values in place as they are. Unknown ids are ignored. */
  readonly set: (values: ReadonlyMap<string, unknown>) => void
  /**
   * Changes a variable as its type allows (specification section 5) and gives what is stored then. Throws
   * 'variable not found', the texts of coercion, and of a read-only one that it is.
   */
  readonly write: (id: string, value: unknown, change?: VariableChange) => unknown
  /** Back to the default; null when there is none. Kept values follow. Throws where the variable forbids it. */
  readonly restore: (id: string) => void
  /** One own getter per id and per name; another object after `reset`. Read inside a computation, it is followed. */
  readonly names: () => object
}

/**
 * Every variable at its default.
 * @param onWrite told of each variable that was written, for storage and the address
 * @param createCell makes what a value is kept in
 */
export function createVariables(
  variables: readonly PublishedVariable[] = [],
  onWrite?: (variable: PublishedVariable, value: unknown) => void,
  createCell: CreateCell = signal,
): Variables {
  const values = new Map<string, Signal<unknown>>()
  const declared = signal(declare(variables, values, createCell))
  const find = (id: string): PublishedVariable | undefined => declared.peek().byId.get(id)
  return {
    reset: (list) => batch(() => void (declared.value = declare(list, values, createCell))),
    list: () => declared.peek().list,
    find,
    peek: (id) => values.get(id)?.peek(),
    share(id) {
      const known = find(id) && values.get(id)
      return (
        known && {
          subscribe: (onChange) => {
            let isFirst = true
            return known.subscribe(() => {
              if (!isFirst) onChange()
              isFirst = false
            })
          },
          get: () => known.peek(),
          set: (value) => void (known.value = value),
        }
      )
    },
    cell: (id) => (find(id) ? values.get(id) : undefined),
    set: (changes) =>
      batch(() => {
        for (const [id, value] of changes) {
          const known = values.get(id)
          if (known) known.value = value
        }
      }),
    write(id, value, change) {
      const variable = find(id)
      const known = values.get(id)
      if (!variable || !known) throw new Error(MESSAGES.variableNotFound)
      const { type, preserveReference } = variable
      if (variable.readonly) throw new Error(MESSAGES.variableReadonly(variable.name))
      const result = coerceVariable(type, known.peek(), value, change, { preserveReference })
      if (!result.ok) throw new Error(result.message)
      known.value = result.value
      onWrite?.(variable, result.value)
      return result.value
    },
    restore(id) {
      const variable = find(id)
      const known = values.get(id)
      if (!variable || !known) return
      if (!(variable.resettable ?? !variable.readonly)) throw new Error(MESSAGES.variableNotResettable(variable.name))
      known.value = variable.defaultValue
      onWrite?.(variable, variable.defaultValue)
    },
    names: () => declared.value.names,
  }
}

type CreateCell = (value: unknown) => Signal<unknown>

interface Declared {
  readonly list: readonly PublishedVariable[]
  readonly byId: ReadonlyMap<string, PublishedVariable>
  readonly names: object
}

function declare(list: readonly PublishedVariable[], values: Map<string, Signal<unknown>>, createCell: CreateCell): Declared {
  const names: object = Object.create(null)
  for (const { id, defaultValue, isPersistentOnNav } of list) {
    const known = values.get(id)
    if (!known) values.set(id, createCell(defaultValue))
    else if (!isPersistentOnNav) known.value = defaultValue
  }
  const expose = (name: string, id: string): void => {
    Object.defineProperty(names, name, { enumerable: true, configurable: true, get: () => values.get(id)?.value })
  }
  // A page's own variable wins over the project's of the same name; an id wins over any name.
  for (const { id, name, pageId } of list) if (pageId === undefined) expose(name, id)
  for (const { id, name, pageId } of list) if (pageId !== undefined) expose(name, id)
  for (const { id } of list) expose(id, id)
  return { list, byId: new Map(list.map((variable) => [variable.id, variable])), names }
}
