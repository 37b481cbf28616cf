import { signal } from '@preact/signals-core'
import type { ReadonlySignal } from '@preact/signals-core'
import { browserMemory, readMemory, writeMemory } from '../../memory.ts'

/** How many things are remembered: two lines of the Add panel. */
export const MAX_RECENT = 6
const KEY = 'heddle-recent-inserts'

const ids = signal(readIds(readMemory(browserMemory('localStorage'), KEY)))

/** Ids of what was added last on this machine, the newest first, in all projects. */
export const recentInserts: ReadonlySignal<readonly string[]> = ids

/** Puts something before all that was added earlier. */
export function rememberInsert(id: string): void {
  ids.value = [id, ...ids.value.filter((other) => other !== id)].slice(0, MAX_RECENT)
  writeMemory(browserMemory('localStorage'), KEY, ids.value)
}

/** Storage may hold anything. */
function readIds(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, MAX_RECENT) : []
}
