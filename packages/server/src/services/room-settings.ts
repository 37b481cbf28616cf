import type { ActionOf, FieldsOf } from '@heddle/document'
import type { PeerNews, Room } from '@heddle/sync/room'
import type { User } from './accounts.ts'
import type { ChangeLog } from './change-log.ts'

export interface RoomSettings {
  readonly log: ChangeLog
  readonly fieldsOf: FieldsOf
  readonly actionOf: ActionOf
  readonly now: () => number
  /** Told of what went wrong without anyone waiting for it. */
  readonly onError: (error: unknown) => void
  /** What rooms of other processes are told; absent where there are none. */
  readonly others?: OtherRooms | undefined
}

/** Rooms of the same projects in other processes. */
export interface OtherRooms {
  opened(projectId: string): void
  written(projectId: string, seq: number): void
  tell(projectId: string, news: PeerNews): void
}

export interface NewName {
  readonly name: string
  readonly slug?: string | undefined
}

/** A project that is open on the server. */
export interface ProjectRoom extends Room {
  /**
   * Gives the site another name in a person's name, and the project its address with it; false when it has that name. Rejects when
   * it cannot be written, and then neither is another one.
   */
  readonly rename: (to: NewName, user: User) => Promise<boolean>
}
