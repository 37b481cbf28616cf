import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { defineJob } from '../../pool/job.ts'
import type { SnapshotTable } from '../../ports/database.ts'
import type { PublishModule } from '../../ports/ports.ts'
import type { ReadProject } from '../../project-file/read-project-file.ts'

/** A project that came as a file: its first snapshot, and its files in a folder. */
export interface ReadProjectFile extends Pick<ReadProject, 'name' | 'files'> {
  readonly snapshot: SnapshotTable
}

/** Reads a project from the file `path`, as the project `projectId`; its files go into the new folder `into`. */
export const readProjectFileJob = defineJob<{
  input: { readonly path: string; readonly into: string; readonly projectId: string; readonly publishing: PublishModule }
  output: ReadProjectFile
}>({
  name: 'read-project-file',
  lane: 'transfer',
  time: LIMITS.transferTime,
  tooLong: messages.transferTooLong,
  tooLarge: messages.transferTooLarge,
})
