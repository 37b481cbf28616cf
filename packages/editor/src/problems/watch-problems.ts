import { signal } from '@preact/signals-core'
import type { ReadonlySignal } from '@preact/signals-core'
import type { DocumentRecord } from '@heddle/document'
import type { Store } from '@heddle/store'
import type { Problem, ProblemRule, ProblemScope } from './problem.ts'

/** Milliseconds without a change before the document is looked over again: never while somebody drags or types. */
const PAUSE = 400

/** Every rule, in the order the panel shows what they find; fetched when a document is looked over for the first time. */
export async function loadRules(): Promise<readonly ProblemRule[]> {
  const { rules } = await import('./rules.gen.ts')
  return rules.toSorted((a, b) => a.place - b.place)
}

/** Everything that is wrong, errors first. */
export function findProblems(rules: readonly ProblemRule[], scope: ProblemScope): readonly Problem[] {
  const found = rules.flatMap((rule) => rule.find(scope))
  return [...found.filter(({ severity }) => severity === 'error'), ...found.filter(({ severity }) => severity === 'warning')]
}

/** The problems of a document as it changes. Returns them and a function that stops watching. */
export function watchProblems(
  store: Store<DocumentRecord>,
  scope: ProblemScope,
): readonly [ReadonlySignal<readonly Problem[]>, () => void] {
  const problems = signal<readonly Problem[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const look = (): void => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const rules = await loadRules().catch(() => undefined)
      // Without the server the rules cannot be fetched: the next change tries again.
      if (rules && !isStopped) problems.value = findProblems(rules, scope)
    }, PAUSE)
  }
  // Opening a project does not wait for it either.
  look()
  const stopListening = store.listen(look)
  return [
    problems,
    () => {
      isStopped = true
      stopListening()
      clearTimeout(timer)
    },
  ]
}
