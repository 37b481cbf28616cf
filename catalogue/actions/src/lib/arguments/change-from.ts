import type { VariableChange } from '@heddle/kit'
import { numberOf } from './number-of.ts'

const OPERATIONS: ReadonlySet<unknown> = new Set<VariableChange['operation']>([
  'update',
  'delete',
  'insert',
  'unshift',
  'push',
  'shift',
  'pop',
])

/** How a variable is changed; `undefined` when the whole value is replaced. */
export function changeFrom({ operation, index, path }: Readonly<Record<string, unknown>>): VariableChange | undefined {
  const isOnList = OPERATIONS.has(operation)
  const hasPath = typeof path === 'string' && path !== ''
  if (!isOnList && !hasPath) return undefined
  return {
    ...(isOnList && {
      operation: operation as NonNullable<VariableChange['operation']>,
      index: Math.floor(numberOf(index) ?? 0),
    }),
    ...(hasPath && { path }),
  }
}
