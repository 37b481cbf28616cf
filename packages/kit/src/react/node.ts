import { createContext, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { PublishedCollection } from '@heddle/document/published'
import type { ActionPorts, PortName } from '../ports.ts'

/** A value that is shared with formulas. */
export interface SharedValue {
  readonly subscribe: (onChange: () => void) => () => void
  readonly get: () => unknown
  readonly set: (value: unknown) => void
}

/**
 * How an element that shows the rows of a collection asks for them: what it makes of the collection's own filter, sort and limit.
 * The element does that, so that pages without such an element do not load it.
 */
export type AskRows = (own: PublishedCollection) => PublishedCollection

/** What a node gives to its element's body beside its attributes. */
export interface NodeHandle {
  readonly uid: string
  /** Whether a visitor is at work here; not on the server, and not on the canvas of the editor. */
  readonly isLive: boolean
  /** Whether the page has just come and does not have the visitor's own values yet. */
  readonly isArriving: () => boolean
  /** Calls back when `isArriving` becomes another one; gives back what ends that. */
  readonly onArrival: (callback: () => void) => () => void
  /** Starts the workflows that wait for one of the element's own events. May resolve when they have ended; `false` stands for failures. */
  readonly emit: (event: string, payload?: unknown) => void | Promise<readonly unknown[]>
  /** The value that formulas read as `variables['{uid}-{name}']`; `undefined` inside a repeat, where every row has its own. */
  readonly variable: (name: string) => SharedValue | undefined
  /** Lets workflows run one of the element's actions; gives back what takes it away. */
  readonly offerAction: (name: string, run: (...args: unknown[]) => unknown) => () => void
  /**
   * Shows the page of a collection that begins at a row; of other rows than before where they are asked for otherwise.
   * @param isAnew its source is asked even where all rows are there
   */
  readonly showRows: (collectionId: string, offset: number, ask?: AskRows, isAnew?: boolean) => void
  /** Opens a port; `undefined` where nobody is at work. */
  readonly port: <Name extends PortName>(name: Name) => ActionPorts[Name] | undefined
  /** Places of the rows of repeats around the element, the outermost first; as they are at the moment of the call. */
  readonly rows: () => readonly number[]
}

const NOWHERE: NodeHandle = {
  uid: '',
  isLive: false,
  isArriving: () => false,
  onArrival: () => () => {},
  emit: () => {},
  variable: () => undefined,
  offerAction: () => () => {},
  showRows: () => {},
  port: () => undefined,
  rows: () => [],
}

/** Filled by the renderer for every live node, and for those that could be. */
export const NodeContext = createContext<NodeHandle>(NOWHERE)

export function useNode(): NodeHandle {
  return useContext(NodeContext)
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
