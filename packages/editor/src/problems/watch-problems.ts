import { signal } from '@preact/signals-core'
import type { ReadonlySignal } from '@preact/signals-core'
import type { DocumentRecord } from '@heddle/document'
import type { Store } from '@heddle/store'
import type { Problem, ProblemScope } from './problem.ts'
import { PROBLEM_RULES } from './rules.ts'

/** Milliseconds without a change before the document is looked over again: never while somebody drags or types. */
const PAUSE = 400

/** Everything that is wrong, errors first. */
export function findProblems(scope: ProblemScope): readonly Problem[] {
  const found = PROBLEM_RULES.flatMap((rule) => rule.find(scope))
  return [...found.filter(({ severity }) => severity === 'error'), ...found.filter(({ severity }) => severity === 'warning')]
}

/** The problems of a document as it changes. Returns them and a function that stops watching. */
export function watchProblems(
  store: Store<DocumentRecord>,
  scope: ProblemScope,
): readonly [ReadonlySignal<readonly Problem[]>, () => void] {
  const problems = signal<readonly Problem[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      problems.value = findProblems(scope)
    }, PAUSE)
  }
  // Opening a project does not wait for it either.
  look()
  const stopListening = store.listen(look)
  return [
    problems,
    () => {
      stopListening()
      clearTimeout(timer)
    },
  ]
}
