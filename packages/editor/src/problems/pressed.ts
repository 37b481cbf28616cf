import type { Id } from '@heddle/document'
import { keepFacts } from './facts.ts'
import type { ProblemScope } from './problem.ts'

const clicked = keepFacts(['workflow'], ({ ownerId, trigger, firstAction, disabled }) =>
  trigger === 'click' && firstAction !== undefined && !disabled ? ownerId : undefined,
)

/** Elements and components whose clicks a workflow hears. */
export function clickedIn(view: ProblemScope['view']): ReadonlySet<Id> {
  return new Set(clicked.of(view))
}
