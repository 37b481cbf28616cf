import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isSameValue } from '../same-value.ts'
import { useNode, type SharedValue } from './node.ts'

/** A value of one element alone. */
function createOwnValue(initial: unknown): SharedValue {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
  }
}

interface SeededValue<T> {
  readonly shared: SharedValue
  /** Whether it holds what it begins with; what was kept of an element before counts for nothing. */
  readonly isSeeded: boolean
  readonly set: (value: T) => void
}

function useSeededValue<T>(name: string, initial: T, onInitial: ((value: T) => void) | undefined): SeededValue<T> {
  const node = useNode()
  // One for the life of the element: the handle becomes another one when the node is edited.
  const [own] = useState(() => createOwnValue(initial))
  const shared = useMemo(() => node.variable(name) ?? own, [node, name, own])
  const [isSeeded, setSeeded] = useState(false)
  const seeded = useRef<T>(initial)
  const isUsed = useRef(false)
  const told = useRef(onInitial)
  const isArriving = useSyncExternalStore(node.onArrival, node.isArriving, node.isArriving)
  useEffect(() => {
    told.current = onInitial
  })
  useEffect(() => {
    // What the page came with gives way to the visitor's own values first.
    if (isArriving) return
    const isTaken = isUsed.current
    isUsed.current = false
    const isSame = isSameValue(seeded.current, initial)
    if (isSeeded && isSame) return
    seeded.current = initial
    setSeeded(true)
    if (isTaken) return
    shared.set(initial)
    if (!isSame) told.current?.(initial)
  }, [initial, isSeeded, isArriving, shared])
  const set = useCallback(
    (next: T) => {
      if (!isSeeded) isUsed.current = true
      shared.set(next)
    },
    [isSeeded, shared],
  )
  return { shared, isSeeded, set }
}

/**
 * A value of the element that formulas read as `variables['{uid}-{name}']` (elements reference 1.7). It begins with
 * `initial`; when a bound `initial` becomes another one later, the value follows and `onInitial` is told. What the element
 * sets as soon as it stands there, since a visitor used it before it was alive, wins over the `initial` that comes with the
 * visitor's own values.
 * @returns the value, whoever set it, and what sets it for the element and for the formulas
 */
export function useElementVariable<T>(
  name: string,
  initial: T,
  onInitial?: (value: T) => void,
): readonly [value: T, set: (value: T) => void] {
  const { shared, isSeeded, set } = useSeededValue(name, initial, onInitial)
  const value = useSyncExternalStore(shared.subscribe, shared.get, shared.get)
  return [isSeeded ? (value as T) : initial, set]
}

/**
 * The same for a value that a control of the browser holds by itself: the element is not drawn again for it.
 * @param write puts a value into the control, whoever set it; called with the one it holds already too
 * @returns what reads the value in event handlers and effects, and what sets it
 */
export function useHeldVariable<T>(
  name: string,
  initial: T,
  write: (value: T) => void,
  onInitial?: (value: T) => void,
): { readonly get: () => T; readonly set: (value: T) => void } {
  const { shared, isSeeded, set } = useSeededValue(name, initial, onInitial)
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
    // Until then the control may hold what a visitor did before the element was alive.
    if (isSeeded) write(shared.get() as T)
  })
  useEffect(() => (isSeeded ? shared.subscribe(() => latest.current(shared.get() as T)) : undefined), [shared, isSeeded])
  return { get: () => shared.get() as T, set }
}
