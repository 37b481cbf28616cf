import type { DocumentView, Id, NodeRecord } from '@heddle/document'
import type { ElementDefinition } from '@heddle/kit'

/** Something a builder should know before publishing. Errors stop publishing, warnings do not. */
export interface Problem {
  /** Stable while the problem lasts. */
  readonly id: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** Where a click goes. */
  readonly nodeId?: Id
  readonly pageId?: Id
  readonly panel?: 'pages' | 'plugins' | 'data' | 'settings'
}

/** What a rule looks at. */
export interface ProblemScope {
  readonly view: DocumentView
  readonly definitions: ReadonlyMap<string, ElementDefinition>
}

/** One thing that can be wrong, and how to find it. */
export interface ProblemRule {
  readonly id: string
  readonly find: (scope: ProblemScope) => readonly Problem[]
}

/** A rule that looks at one node at a time; what it found is kept until the node changes. */
export function nodeRule(
  id: string,
  check: (node: NodeRecord, definition: ElementDefinition | undefined) => readonly Omit<Problem, 'id' | 'nodeId'>[],
): ProblemRule {
  const known = new WeakMap<NodeRecord, readonly Problem[]>()
  return {
    id,
    find: ({ view, definitions }) =>
      view.of('node').flatMap((node) => {
        const before = known.get(node)
        if (before) return before
        const found = check(node, definitions.get(node.element)).map((problem, at) => ({
          ...problem,
          id: `${id}/${node.id}/${at}`,
          nodeId: node.id,
        }))
        known.set(node, found)
        return found
      }),
  }
}
