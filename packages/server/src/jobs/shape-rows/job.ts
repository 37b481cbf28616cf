import type { FilterNode, SortKey } from '@heddle/document'
import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { defineJob } from '../../pool/job.ts'

/** Filters and sorts rows for a source that does not. What they are compared with is a visitor's: it may be a pattern that takes long. */
export const shapeRowsJob = defineJob<{
  input: {
    readonly filter: FilterNode<unknown> | undefined
    readonly sort: readonly SortKey[] | undefined
    readonly language: string | undefined
  }
  item: unknown
  output: readonly unknown[]
}>({
  name: 'shape-rows',
  lane: 'rows',
  time: LIMITS.shapeTime,
  tooLong: messages.collectionTooLong(LIMITS.shapeTime),
  tooLarge: messages.collectionTooLarge,
})
