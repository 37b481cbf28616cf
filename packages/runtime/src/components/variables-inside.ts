import type { Variables } from '../variables/create-variables.ts'

/**
 * Variables as the inside of an instance reads them: those of the page, and values of elements of its own under the ids that
 * its formulas know them by. Read inside a computation, it is followed.
 */
export function variablesInside(uid: string, page: Variables): object {
  const names = page.names()
  const prefix = `${uid}.`
  const own = page.list().filter(({ id }) => id.startsWith(prefix))
  if (own.length === 0) return names
  const inside: object = Object.create(null, Object.getOwnPropertyDescriptors(names))
  for (const { id } of own) {
    const known = Object.getOwnPropertyDescriptor(names, id)
    if (known) Object.defineProperty(inside, id.slice(prefix.length), known)
  }
  return inside
}
