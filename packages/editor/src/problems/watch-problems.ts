import { signal } from '@preact/signals-core'
import type { ReadonlySignal } from '@preact/signals-core'
import type { DocumentRecord } from '@heddle/document'
import type { Store } from '@heddle/store'
import type { Problem, ProblemRule, ProblemScope } from './problem.ts'

/** Milliseconds without a change before the document is looked over again: never while somebody drags or types. */
const PAUSE = 400
/** Milliseconds that reading who uses whom may take at once. */
const SLICE = 4

/** Every rule, in the order the panel shows what they find; fetched when a document is looked over for the first time. */
export async function loadRules(): Promise<readonly ProblemRule[]> {
  const { rules } = await import('./rules.gen.ts')
  return rules.toSorted((a, b) => a.place - b.place)
}

/** Everything that is wrong, errors first. */
export function findProblems(rules: readonly ProblemRule[], scope: ProblemScope): readonly Problem[] {
  return inOrder(rules.flatMap((rule) => rule.find(scope)))
}

function inOrder(found: readonly Problem[]): readonly Problem[] {
  return [...found.filter(({ severity }) => severity === 'error'), ...found.filter(({ severity }) => severity === 'warning')]
}

/** Says when so many milliseconds are over. */
function after(duration: number): () => boolean {
  const end = performance.now() + duration
  return () => performance.now() >= end
}

/** A task of its own: what else waits comes before it. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * The problems of a document as it changes. Every rule looks in a task of its own, as one look over a large document takes
 * longer than a frame, and a change begins anew. Returns them and a function that stops watching.
 */
export function watchProblems(
  store: Store<DocumentRecord>,
  scope: ProblemScope,
): readonly [ReadonlySignal<readonly Problem[]>, () => void] {
  const problems = signal<readonly Problem[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Rises with every change: what was found before it is nobody's any more. */
  let version = 0
  const look = (): void => {
    version += 1
    clearTimeout(timer)
    timer = setTimeout(() => void lookOver(version), PAUSE)
  }
  const lookOver = async (looked: number): Promise<void> => {
    // Without the server the rules cannot be fetched: the next change tries again.
    const rules = (await loadRules().catch(() => undefined)) ?? []
    const found: Problem[] = []
    while (!scope.view.readUsages(after(SLICE))) {
      await nextTask()
      if (looked !== version) return
    }
    for (const rule of rules) {
      for (const _ of rule.prepare?.(scope) ?? []) {
        await nextTask()
        if (looked !== version) return
      }
      if (looked !== version) return
      found.push(...rule.find(scope))
      await nextTask()
    }
    if (looked === version && rules.length > 0) problems.value = inOrder(found)
  }
  // Opening a project does not wait for it either.
  look()
  const stopListening = store.listen(look)
  // Problems of workflows are found once it is known what workflows can do.
  const stopWaiting = scope.actions?.all.subscribe((known) => known && look())
  return [
    problems,
    () => {
      version += 1
      stopListening()
      stopWaiting?.()
      clearTimeout(timer)
    },
  ]
}
