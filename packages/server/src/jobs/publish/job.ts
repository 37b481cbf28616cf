import type { DocumentRecord } from '@heddle/document'
import type { HelperAddresses } from '@heddle/kit'
import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import type { FolderFile, StoragePlace } from '../../ports/object-storage.ts'
import type { ReleaseRow } from '../../ports/database.ts'
import type { PublishModule } from '../../ports/ports.ts'
import { defineJob } from '../../pool/job.ts'
import type { PublishEvent } from '../../releases/report.ts'
import type { SentDocument } from '../../releases/sent-documents.ts'

export interface PublishJobInput {
  readonly document: SentDocument
  readonly publishing: PublishModule
  readonly storage: StoragePlace
  readonly projectId: string
  readonly releaseId: string
  readonly purpose: ReleaseRow['purpose']
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** Position in the project's log that is published. */
  readonly seq: number
  readonly origin: string
  /** Helper services that plugins may ask; the site's own server without. */
  readonly addresses?: Partial<HelperAddresses>
  /** The release that visitors see now: what is the same is taken from it. */
  readonly previousId: string | undefined
  /** The release that was made last; another one when an older release is shown again. */
  readonly newestId: string | undefined
}

/** A release that is made and not stored yet. */
export interface MadeRelease {
  /** Those that were not handed on while it was made. */
  readonly files: readonly FolderFile[]
  /** Files of Heddle's build that its pages load. */
  readonly chunks: readonly string[]
  readonly pages: number
  /** Somebody is to look first: visitors would come to see more or less than in `previousId`. */
  readonly asksFirst: boolean
}

export interface PublishOutput {
  /** Nothing when errors blocked it. */
  readonly made: MadeRelease | undefined
  /** Whether the worker keeps the document for the next time. */
  readonly keeps: boolean
}

/** Files of the release, to be stored while others are made; void unless the publish makes one. */
export interface FilesEvent {
  readonly files: readonly FolderFile[]
}

/** The worker does not have what was changed: everything has to be sent. */
export const STALE = 'stale'

/** Checks, compiles, draws, hashes and compresses a project. Items: the project's records, or those that are others than before. */
export const publishJob = defineJob<{
  input: PublishJobInput
  item: DocumentRecord
  event: PublishEvent | FilesEvent
  output: PublishOutput | typeof STALE
}>({
  name: 'publish',
  lane: 'publish',
  time: LIMITS.publishTime,
  tooLong: messages.publishTooLong(LIMITS.publishTime),
  tooLarge: messages.publishTooLarge,
})
