import { copyValue, pageOf } from '@heddle/document/values'
import type { ActionPorts } from '@heddle/kit'
import type { Collections } from '../collections/index.ts'
import { MESSAGES } from '../messages.ts'
import { instanceAt } from '../scope/instance-at.ts'
import type { Variables } from '../variables/create-variables.ts'

/**
 * Variables as actions change them: those of the instance of a component that the run lies in go before the page's.
 * @param runsCode whether values may have been changed in place: what is set then is new throughout, so that all of it is drawn
 */
export function variablesPort(page: Variables, scope: () => object, runsCode: () => boolean): ActionPorts['variables'] {
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
      const isRenewed = runsCode() && !variables.find(found)?.preserveReference
      return variables.write(found, isRenewed ? renewed(value) : value, change)
    },
    reset: (ids) => {
      for (const [variables, id] of ids.map(find)) {
        if (!variables.find(id)) throw new Error(MESSAGES.variableNotFound)
        variables.restore(id)
      }
    },
  }
}

/** What is too large to be copied is refused where it is kept. */
const renewed = (value: unknown): unknown => copyValue(value)?.copy ?? value

/** Collections as actions fetch and change them; `runsCode` as for variables. */
export function collectionsPort(collections: () => Collections | undefined, runsCode: () => boolean): ActionPorts['collections'] {
  const present = (): Collections => {
    const found = collections()
    if (!found) throw new Error(MESSAGES.noCollectionCode)
    return found
  }
  return {
    has: (id) => collections()?.has(id) ?? false,
    nameOf: (id) => collections()?.nameOf(id) ?? id,
    fetch: (id, signal) => present().fetch(id, signal),
    update: (id, change) => present().update(id, runsCode() ? { ...change, value: renewed(change.value) } : change),
    rowsOf: (value) => (isCollection(value) ? pageOf(value).rows : value),
  }
}

function isCollection(
  value: unknown,
): value is { readonly data: unknown; readonly limit?: number; readonly offset?: number; readonly total?: number } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Array.isArray(Reflect.get(value, 'data'))
}
