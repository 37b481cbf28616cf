import { useContext } from 'react'
import { useNode } from './node.ts'
import { ROW_KEY, ScopeContext } from './scope.ts'

/** Id of a part of the element, the same on the server and in the browser, and another one in every row of a repeat. */
export function usePartId(part: string): string {
  return `${useNode().uid}${rowPath(useContext(ScopeContext))}-${part}`
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
