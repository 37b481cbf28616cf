import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { ActionDefinition } from '@heddle/kit'

/** Fetches the definitions of the catalogue's actions: a file of its own, as nothing that is shown first needs them. */
export type LoadActions = () => Promise<readonly ActionDefinition[]>

/** What workflows can do, once it is known. */
export interface KnownActions {
  /** By type; absent until they have come. */
  readonly all: ReadonlySignal<ReadonlyMap<string, ActionDefinition> | undefined>
  /** Fetches them, once; what failed can be tried again. */
  readonly load: () => Promise<void>
}

export function createKnownActions(fetchActions: LoadActions): KnownActions {
  const all = signal<ReadonlyMap<string, ActionDefinition> | undefined>(undefined)
  let coming: Promise<void> | undefined
  return {
    all,
    load: () => {
      coming ??= fetchActions().then(
        (actions) => {
          all.value = new Map(actions.map((action) => [action.type, action]))
        },
        (error: unknown) => {
          coming = undefined
          throw error
        },
      )
      return coming
    },
  }
}
