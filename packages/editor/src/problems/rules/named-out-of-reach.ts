import { canName, namedByIds } from '@heddle/kit'
import { words } from '../words.ts'
import type { NodeRecord } from '@heddle/document'
import { keptOf, type ProblemRule, type ProblemScope } from '../problem.ts'

const namedIn = keptOf((node: NodeRecord, definitions: ProblemScope['definitions']) => namedByIds(node, definitions))

/** A label of a field, or a button of a form, that the browser cannot find from there names nothing. */
export const rule: ProblemRule = {
  id: 'named-out-of-reach',
  place: 26,
  find: ({ view, definitions }) =>
    view.of('node').flatMap((node) =>
      namedIn(node, definitions).flatMap(([id, as]) => {
        const target = view.find('node', id)
        if (!target || canName({ node, target, as }, view, definitions)) return []
        return {
          id: `named-out-of-reach/${node.id}/${id}`,
          severity: 'warning' as const,
          message: words.namedOutOfReach(as),
          nodeId: node.id,
        }
      }),
    ),
}
