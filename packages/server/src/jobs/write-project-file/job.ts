import type { DocumentRecord } from '@heddle/document'
import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { defineJob } from '../../pool/job.ts'
import type { StoragePlace } from '../../ports/object-storage.ts'

/** Writes a project into the new file `path`: its records, which are the items, and the files that they name. Tells what is lost. */
export const writeProjectFileJob = defineJob<{
  input: { readonly path: string; readonly storage: StoragePlace }
  item: DocumentRecord
  output: readonly string[]
}>({
  name: 'write-project-file',
  lane: 'transfer',
  time: LIMITS.transferTime,
  tooLong: messages.transferTooLong,
  tooLarge: messages.transferTooLarge,
})
