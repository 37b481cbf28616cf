import { whileFollowed } from './ours.ts'
import type { Subject } from './peers.ts'

/** Data sets of the same shape. They take turns, so that nothing can be worked out once and reused by the engine. */
export const SETS = 2

/** Where results go: what nobody could see would not need to be worked out. */
export const sink: { last: unknown } = { last: undefined }

/** Times a subject long enough for a steady figure; nanoseconds for each call. */
export async function sample(work: Subject, milliseconds: number): Promise<number> {
  if (work(0) instanceof Promise) return sampleLater(work, milliseconds)
  return whileFollowed(() => {
    for (let calls = SETS; ; calls *= 4) {
      const start = performance.now()
      for (let call = 0; call < calls; call += 1) sink.last = work(call % SETS)
      const took = performance.now() - start
      if (took >= milliseconds) return (took * 1e6) / calls
    }
  })
}

/** As `sample`, of work that answers with a promise. */
async function sampleLater(work: Subject, milliseconds: number): Promise<number> {
  for (let calls = SETS; ; calls *= 4) {
    const start = performance.now()
    for (let call = 0; call < calls; call += 1) sink.last = await work(call % SETS)
    const took = performance.now() - start
    if (took >= milliseconds) return (took * 1e6) / calls
  }
}
