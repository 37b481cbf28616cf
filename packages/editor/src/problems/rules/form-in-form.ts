import { formsOf } from '../forms.ts'
import { words } from '../words.ts'
import type { ProblemRule } from '../problem.ts'

/** HTML lets no form stand inside another one; components bring one along, and documents of before the editor refused it. */
export const rule: ProblemRule = {
  id: 'form-in-form',
  place: 27,
  find: ({ view, definitions }) =>
    formsOf({ view, definitions }).flatMap((outer) => {
      const name = outer.node.name || (definitions.get(outer.node.element)?.label.en ?? '')
      const inner = outer.inside.filter(({ node }) => definitions.get(node.element)?.form !== undefined)
      // An instance may bring several.
      return [...new Set(inner.map(({ standsAt }) => standsAt))].map((nodeId) => ({
        id: `form-in-form/${nodeId}`,
        severity: 'warning' as const,
        message: words.formInForm(name),
        nodeId,
      }))
    }),
}
