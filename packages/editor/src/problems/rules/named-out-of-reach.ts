import { canName, namedByIds } from '@heddle/kit'
import { words } from '../words.ts'
import { keepFacts } from '../facts.ts'
import type { ProblemRule, ProblemScope } from '../problem.ts'

const naming = keepFacts(['node'], (node, definitions: ProblemScope['definitions']) => {
  const named = namedByIds(node, definitions)
  return named.length === 0 ? undefined : { node, named }
})

/** A label of a field, or a button of a form, that the browser cannot find from there names nothing. */
export const rule: ProblemRule = {
  id: 'named-out-of-reach',
  place: 26,
  find: ({ view, definitions }) =>
    naming.of(view, definitions).flatMap(({ node, named }) =>
      named.flatMap(([id, as]) => {
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
