import { pageOf } from '@heddle/document/values'
import type { ActionPorts } from '@heddle/kit'
import type { Collections } from '../collections/index.ts'
import { MESSAGES } from '../messages.ts'
import { instanceAt } from '../scope/instance-at.ts'
import type { Variables } from '../variables/create-variables.ts'

/** Variables as actions change them: those of the instance of a component that the run lies in go before the page's. */
export function variablesPort(page: Variables, scope: () => object): ActionPorts['variables'] {
  const find = (id: string): readonly [Variables, string] => {
    const instance = instanceAt(scope())
    if (instance?.variables.find(id)) return [instance.variables, id]
    const inside = `${instance?.uid}.${id}`
    return [page, instance && page.find(inside) ? inside : id]
  }
  return {
    has: (id) => {
      const [variables, found] = find(id)
      return variables.find(found) !== undefined
    },
    get: (id) => {
      const [variables, found] = find(id)
      return variables.peek(found)
    },
    set: (id, value, change) => {
      const [variables, found] = find(id)
      return variables.write(found, value, change)
    },
    reset: (ids) => {
      for (const [variables, id] of ids.map(find)) {
        if (!variables.find(id)) throw new Error(MESSAGES.variableNotFound)
        variables.restore(id)
      }
    },
  }
}

/** Collections as actions fetch and change them. */
export function collectionsPort(collections: () => Collections | undefined): ActionPorts['collections'] {
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
