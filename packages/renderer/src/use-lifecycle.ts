import { useEffect } from 'react'
import type { NodeHandle } from '@heddle/kit/react'

const EVENTS = { created: 'on-created', mounted: 'on-mounted', leaving: 'before-unmount' } as const

const NAMES: ReadonlySet<string> = new Set(Object.values(EVENTS))

/** Whether an event tells of a node that comes or goes, and not of what somebody did. */
export function isLifecycle(name: string): boolean {
  return NAMES.has(name)
}

/**
 * Tells of a node that came to the page and of one that goes (specification section 4, element triggers). A condition that
 * becomes true brings a node to the page, one that becomes false takes it away.
 */
export function useLifecycle(handle: NodeHandle): void {
  useEffect(() => {
    handle.emit(EVENTS.created)
    handle.emit(EVENTS.mounted)
    return () => void handle.emit(EVENTS.leaving)
  }, [handle])
}
