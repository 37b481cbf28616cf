import React, { type Context } from 'react'

const noop = (): void => {}
const UNKNOWN = 'This hook is left to react-dom'
const refuse = (): never => {
  throw new Error(UNKNOWN)
}

/** What hooks do while a page is drawn once, on the server: initial values, no effects. */
function createHooks(readContext: (context: Context<unknown>) => unknown) {
  return {
    readContext,
    useContext: readContext,
    use: (usable: unknown) => (isContext(usable) ? readContext(usable) : refuse()),
    useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, refuse],
    useReducer: (_: unknown, initial: unknown, start?: (value: unknown) => unknown) => [start ? start(initial) : initial, refuse],
    useRef: (initial: unknown) => ({ current: initial }),
    useMemo: (compute: () => unknown) => compute(),
    useCallback: (callback: unknown) => callback,
    useSyncExternalStore: (_: unknown, __: unknown, getServerSnapshot: (() => unknown) | undefined = refuse) =>
      getServerSnapshot(),
    useDeferredValue: (value: unknown, initial?: unknown) => (initial === undefined ? value : initial),
    useTransition: () => [false, refuse],
    useEffect: noop,
    useLayoutEffect: noop,
    useInsertionEffect: noop,
    useImperativeHandle: noop,
    useDebugValue: noop,
    useId: refuse,
    useOptimistic: refuse,
    useActionState: refuse,
    useHostTransitionStatus: refuse,
    useFormState: refuse,
    useEffectEvent: (callback: unknown) => callback,
    useMemoCache: refuse,
    useCacheRefresh: refuse,
  }
}

function isContext(value: unknown): value is Context<unknown> {
  return typeof value === 'object' && value !== null && Reflect.get(value, '$$typeof') === Symbol.for('react.context')
}

/**
 * Runs `draw` with these hooks in the place where React looks for them; that place is the one react-dom itself
 * uses, and belongs to the pinned version of React.
 * @returns whether React has that place; when it has not, `draw` was not run
 */
export function withHooks(readContext: (context: Context<unknown>) => unknown, draw: () => void): boolean {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  if (typeof internals !== 'object' || internals === null || !('H' in internals)) return false
  const before = internals.H
  internals.H = createHooks(readContext)
  try {
    draw()
  } finally {
    internals.H = before
  }
  return true
}
