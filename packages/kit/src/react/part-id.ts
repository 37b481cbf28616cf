import { useContext } from 'react'
import { NAMED_ID } from '../named-id.ts'
import { useNode } from './node.ts'
import { ROW_KEY, ScopeContext } from './scope.ts'

/** Id of a part of the element, the same on the server and in the browser, and another one in every row of a repeat. */
export function usePartId(part: string): string {
  return `${useNode().uid}${rowPath(useContext(ScopeContext))}-${part}`
}

/**
 * The whole of an id that a field names another element by; none where it names nothing.
 * @param id as pages have it, without rows
 */
export function usePlacedId(id: unknown): string | undefined {
  const path = rowPath(useContext(ScopeContext))
  return typeof id === 'string' && id !== '' ? `${id}${path}` : undefined
}

/** Id of an element's control, where another element names it; `props` are those of its body. */
export function useNamedId(props: object): string | undefined {
  return usePlacedId((props as { readonly [NAMED_ID]?: unknown })[NAMED_ID])
}

/** Id of the label that names an element from elsewhere. `id`: that of its control. */
export function labelId(id: string): string {
  return `${id}-label`
}

/** What tells a place from the same one in other rows, as it may stand in an id; empty outside of repeats. */
export function rowPath(scope: object): string {
  let path = ''
  for (let at = scope as Row | null; at; at = Object.getPrototypeOf(at) as Row | null) {
    if (Object.hasOwn(at, ROW_KEY) && at[ROW_KEY]) path = `-${at[ROW_KEY].replaceAll(/[^\w-]/g, '_')}${path}`
  }
  return path
}

interface Row {
  readonly [ROW_KEY]?: string
}
