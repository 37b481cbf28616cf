import { createContext } from 'react'
import type { PublishedNode } from '@heddle/document/published'
import type { RenderHost } from './host.ts'

/** Workflows that hear of a node's events, with the names they see. */
export interface Emitter {
  readonly uid: string
  readonly events: PublishedNode['events']
  readonly scope: object
}

/** What hears of the events of a component's root before the root's own workflows do: its component, its instance. */
export interface HeardRoot {
  readonly uid: string
  readonly above: readonly Emitter[]
}

export const HeardRootContext = createContext<HeardRoot | undefined>(undefined)

/**
 * Starts the workflows that wait for an event, one emitter after the other.
 * @returns resolves when all of them have ended; `false` stands for those of an emitter of which one failed
 */
export function emitEvent(
  emitters: readonly Emitter[],
  name: string,
  payload: unknown,
  { onEvent }: Partial<RenderHost>,
): Promise<readonly unknown[]> {
  return Promise.all(
    emitters.map(({ uid, events, scope }) => {
      const workflows = events && Object.hasOwn(events, name) ? events[name] : undefined
      return workflows?.length ? onEvent?.({ uid, name, workflows, payload, scope }) : undefined
    }),
  )
}
