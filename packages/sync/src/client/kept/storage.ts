import type { SyncIssue } from '../../protocol.ts'
import type { LocalChange } from '../edits/replica.ts'

/** A change as it is kept on this machine until the server has it, or until a person has seen that it was refused. */
export interface StoredChange extends LocalChange {
  /** Sorts the changes of all windows of this browser: milliseconds, made unique per window. */
  readonly order: number
  /** Why the server refused it; such a change is never sent again. */
  readonly issues?: readonly SyncIssue[]
}

/** Where unsent and refused changes of one project survive the window that made them. */
export interface ChangeStorage {
  /** What is left of earlier sessions, by order. */
  readonly load: () => Promise<readonly StoredChange[]>
  /** Adds or replaces changes by their local ids. */
  readonly save: (changes: readonly StoredChange[]) => Promise<void>
  readonly remove: (localIds: readonly string[]) => Promise<void>
}
