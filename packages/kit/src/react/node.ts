import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ActionPorts, PortName } from '../ports.ts'
import { isSameValue } from '../same-value.ts'

/** A value that is shared with formulas. */
export interface SharedValue {
  readonly subscribe: (onChange: () => void) => () => void
  readonly get: () => unknown
  readonly set: (value: unknown) => void
}

/** What a node gives to its element's body beside its attributes. */
export interface NodeHandle {
  readonly uid: string
  /** Whether a visitor is at work here; not on the server, and not on the canvas of the editor. */
  readonly isLive: boolean
  /** Whether the page has just come and does not have the visitor's own values yet. */
  readonly isArriving: () => boolean
  /** Starts the workflows that wait for one of the element's own events. */
  readonly emit: (event: string, payload?: unknown) => void
  /** The value that formulas read as `variables['{uid}-{name}']`; `undefined` inside a repeat, where every row has its own. */
  readonly variable: (name: string) => SharedValue | undefined
  /** Lets workflows run one of the element's actions; gives back what takes it away. */
  readonly offerAction: (name: string, run: (...args: unknown[]) => unknown) => () => void
  /** Shows the page of a collection that begins at a row. */
  readonly showRows: (collectionId: string, offset: number) => void
  /** Opens a port; `undefined` where nobody is at work. */
  readonly port: <Name extends PortName>(name: Name) => ActionPorts[Name] | undefined
}

const NOWHERE: NodeHandle = {
  uid: '',
  isLive: false,
  isArriving: () => false,
  emit: () => {},
  variable: () => undefined,
  offerAction: () => () => {},
  showRows: () => {},
  port: () => undefined,
}

/** Filled by the renderer for every live node. */
export const NodeContext = createContext<NodeHandle>(NOWHERE)

export function useNode(): NodeHandle {
  return useContext(NodeContext)
}

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
  const node = useNode()
  // One for the life of the element: the handle becomes another one when the node is edited.
  const [own] = useState(() => createOwnValue(initial))
  const shared = useMemo(() => node.variable(name) ?? own, [node, name, own])
  const value = useSyncExternalStore(shared.subscribe, shared.get, shared.get)
  const [isSeeded, setSeeded] = useState(false)
  const seeded = useRef<T>(initial)
  const isUsed = useRef(false)
  const told = useRef(onInitial)
  useEffect(() => {
    told.current = onInitial
  })
  useEffect(() => {
    // The drawing after the first one is that with the visitor's own values.
    const isTaken = isUsed.current
    isUsed.current = false
    if (isSeeded && isSameValue(seeded.current, initial)) return
    const isFirst = !isSeeded
    seeded.current = initial
    setSeeded(true)
    if (isTaken) return
    shared.set(initial)
    if (!isFirst) told.current?.(initial)
  }, [initial, isSeeded, shared])
  const set = useCallback(
    (next: T) => {
      if (!isSeeded) isUsed.current = true
      shared.set(next)
    },
    [isSeeded, shared],
  )
  return [isSeeded ? (value as T) : initial, set]
}

/** Offers an action to workflows while the element is on the page; the latest `run` counts. */
export function useElementAction(name: string, run: (...args: unknown[]) => unknown): void {
  const node = useNode()
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => node.offerAction(name, (...args) => latest.current(...args)), [node, name])
}

const subscribeNever = (): (() => void) => () => {}

/**
 * A port that the element's definition names. `undefined` on the server, on the canvas and until the page is hydrated.
 */
export function usePort<Name extends PortName>(name: Name): ActionPorts[Name] | undefined {
  const node = useNode()
  const isReal = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
  return useMemo(() => (isReal ? node.port(name) : undefined), [node, name, isReal])
}

/**
 * Says an event of the element, at once or once nothing more happened for a time (elements reference 1.9). `flush` says
 * what waits at once; what waits when the element goes is dropped.
 * @param delay milliseconds; `undefined` for at once
 */
export function useEvent(name: string, delay?: number): { readonly say: (payload: unknown) => void; readonly flush: () => void } {
  const node = useNode()
  const waiting = useRef<{ readonly payload: unknown; readonly timer: ReturnType<typeof setTimeout> } | undefined>(undefined)
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer)
    },
    [],
  )
  return useMemo(() => {
    const flush = (): void => {
      const last = waiting.current
      if (!last) return
      clearTimeout(last.timer)
      waiting.current = undefined
      node.emit(name, last.payload)
    }
    return {
      flush,
      say(payload) {
        if (delay === undefined) return node.emit(name, payload)
        clearTimeout(waiting.current?.timer)
        waiting.current = { payload, timer: setTimeout(flush, delay) }
      },
    }
  }, [node, name, delay])
}

/** Id of a part of the element, the same on the server and in the browser. */
export function usePartId(part: string): string {
  return `${useNode().uid}-${part}`
}
