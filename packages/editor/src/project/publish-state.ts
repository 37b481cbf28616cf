import { signal } from '@preact/signals-core'
import type { ReadonlySignal } from '@preact/signals-core'
import type { ProjectServer } from '../server/project-server.ts'

/** Whether visitors see what stands in the editor. `unknown` until the server has answered. */
export type PublishState = 'unknown' | 'never' | 'changed' | 'current'

export interface PublishWatch {
  readonly state: ReadonlySignal<PublishState>
  /** Asks again, after publishing or going back. */
  readonly refresh: () => Promise<void>
  /** A change became durable. */
  readonly changed: () => void
}

/** Compares the release that visitors see with the last change. `changedAt`: milliseconds since 1970. */
export function watchPublishing(server: Pick<ProjectServer, 'releases'>, changedAt: () => number): PublishWatch {
  const state = signal<PublishState>('unknown')
  return {
    state,
    async refresh() {
      // Without an answer the state stays what it was: the dialog itself tells of failures.
      const answer = await server.releases().catch(() => undefined)
      if (!answer) return
      const { releases } = answer
      const active = releases.find(({ stages }) => stages.includes('production'))
      const isNewest = active !== undefined && active === releases[0]
      if (!active) state.value = 'never'
      else state.value = isNewest && changedAt() <= active.createdAt ? 'current' : 'changed'
    },
    changed() {
      if (state.value === 'current') state.value = 'changed'
    },
  }
}
