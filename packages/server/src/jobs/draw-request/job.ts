import type { AnsweredRows, NeededRows } from '@heddle/document/published'
import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { defineJob } from '../../pool/job.ts'
import type { StoragePlace } from '../../ports/object-storage.ts'

/** A page as it is answered with. */
export interface DrawnRequest {
  readonly hash: string
  readonly plain: Uint8Array
  readonly br: Uint8Array
}

/** A page that is not drawn: rows are to be asked for before, or there is none for these values. */
export type NotDrawn = { readonly needs: readonly NeededRows[] } | { readonly isMissing: true }

/** Draws a page of a release for one address, with the files that the release was made with. Nothing where its shared HTML is to stand. */
export const drawRequestJob = defineJob<{
  input: {
    readonly storage: StoragePlace
    readonly projectId: string
    readonly releaseId: string
    /** File of Heddle's build that draws its pages, in the chunk store. */
    readonly renderer: string
    /** Paths in the release: the HTML that all addresses of the page share, and what it is drawn anew by. */
    readonly shell: string
    readonly drawn: string
    /** The address that is asked for, from the root of its host on. */
    readonly path: string
    /** What the server's own sources answered so far. */
    readonly answered: AnsweredRows
  }
  output: DrawnRequest | NotDrawn | undefined
}>({
  name: 'draw-request',
  lane: 'requests',
  time: LIMITS.requestJobTime,
  tooLong: messages.drawingTooLong(LIMITS.requestJobTime),
  tooLarge: messages.drawingTooLarge,
})
