import type { Issue } from '@heddle/document'

/** What happens while publishing, in order; the last one is `release`, or a `problem` that is an error. */
export type PublishEvent =
  | { readonly step: PublishStep; readonly done: number; readonly total: number }
  | { readonly problem: Issue }
  | { readonly release: { readonly id: string; readonly isHeld: boolean } }

export type PublishStep = 'test' | 'draw' | 'compress' | 'store'

/** At most so many events of one step: a site of many pages needs no line for each. */
const MOST_STEPS = 50

/** Passes on what a person wants to know: each problem once, and steps that are new, no more often than a bar can show. */
export function createReport(emit: (event: PublishEvent) => void) {
  const seen = new Set<string>()
  let before = ''
  return {
    problems(issues: readonly Issue[]): void {
      for (const problem of issues) {
        const key = `${problem.code} ${problem.path} ${problem.message}`
        if (seen.has(key)) continue
        seen.add(key)
        emit({ problem })
      }
    },
    step(step: PublishStep, done: number, total: number): void {
      // A live page is compiled and drawn apart: it is done once.
      const now = `${step} ${done}`
      if (now === before || (done !== total && done % Math.ceil(total / MOST_STEPS) !== 0)) return
      before = now
      emit({ step, done, total })
    },
  }
}
