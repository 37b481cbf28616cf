import { MESSAGES } from '../../messages.ts'
import type { SyncIssue } from '../../protocol.ts'
import { createWritable } from '../../readable.ts'
import type { Outbox } from './outbox.ts'
import type { LocalChange } from '../edits/replica.ts'

/** A change that the server did not take, and why. */
export interface RefusedChange extends LocalChange {
  readonly issues: readonly SyncIssue[]
}

/** The changes that were refused, here or in windows before, until they are dismissed. */
export function createRefusals(outbox: Pick<Outbox, 'keep' | 'drop'>) {
  const list = createWritable<readonly RefusedChange[]>([])
  return {
    list,
    /** What earlier windows left. */
    restore: (changes: readonly RefusedChange[]) => changes.length > 0 && list.set([...changes, ...list.value]),
    /** A refused change, and after it those that built on it. */
    add([first, ...others]: readonly LocalChange[], issues: readonly SyncIssue[]) {
      if (first === undefined) return
      const because = [{ code: 'depends-on-refused', path: '', message: MESSAGES.dependsOn(first.label) }]
      const refused = [{ ...first, issues }, ...others.map((change) => ({ ...change, issues: because }))]
      for (const change of refused) outbox.keep(change)
      list.set([...list.value, ...refused])
    },
    dismiss(localId?: string) {
      const isMeant = (change: LocalChange) => localId === undefined || change.localId === localId
      for (const change of list.value) if (isMeant(change)) outbox.drop(change.localId)
      list.set(list.value.filter((change) => !isMeant(change)))
    },
  }
}

export type Refusals = ReturnType<typeof createRefusals>
