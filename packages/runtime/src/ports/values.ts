import { pageOf } from '@heddle/document/values'
import type { ActionHost } from '@heddle/kit'
import type { Collections } from '../collections/index.ts'
import { MESSAGES } from '../messages.ts'
import type { Variables } from '../variables/create-variables.ts'

/** Variables as actions change them. */
export function variablesPort(variables: Variables): ActionHost['variables'] {
  return {
    has: (id) => variables.find(id) !== undefined,
    get: (id) => variables.peek(id),
    set: (id, value, change) => variables.write(id, value, change),
    reset: (ids) => {
      for (const id of ids) {
        const variable = variables.find(id)
        if (!variable) throw new Error(MESSAGES.variableNotFound)
        variables.restore(id)
      }
    },
  }
}

/** Collections as actions fetch and change them. */
export function collectionsPort(collections: () => Collections | undefined): ActionHost['collections'] {
  const present = (): Collections => {
    const found = collections()
    if (!found) throw new Error(MESSAGES.noCollectionCode)
    return found
  }
  return {
    has: (id) => collections()?.has(id) ?? false,
    nameOf: (id) => collections()?.nameOf(id) ?? id,
    fetch: (id, signal) => present().fetch(id, signal),
    update: (id, change) => present().update(id, change),
    rowsOf: (value) => (isCollection(value) ? pageOf(value).rows : value),
  }
}

function isCollection(
  value: unknown,
): value is { readonly data: unknown; readonly limit?: number; readonly offset?: number; readonly total?: number } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Array.isArray(Reflect.get(value, 'data'))
}
