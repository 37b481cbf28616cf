import type { NodeRecord } from '@heddle/document'
import type { ElementDefinition } from '@heddle/kit'
import { keepFacts } from './facts.ts'
import type { Problem, ProblemRule, ProblemScope } from './problem.ts'

/** A rule that looks at one node at a time; what it found is kept until the node changes. */
export function nodeRule(
  { id, place }: Pick<ProblemRule, 'id' | 'place'>,
  check: (node: NodeRecord, definition: ElementDefinition | undefined) => readonly Omit<Problem, 'id' | 'nodeId'>[],
): ProblemRule {
  const problems = keepFacts(['node'], (node, definitions: ProblemScope['definitions']) => {
    const found = check(node, definitions.get(node.element))
    return found.length === 0
      ? undefined
      : found.map((problem, at): Problem => ({ ...problem, id: `${id}/${node.id}/${at}`, nodeId: node.id }))
  })
  return { id, place, find: ({ view, definitions }) => problems.of(view, definitions).flat() }
}
