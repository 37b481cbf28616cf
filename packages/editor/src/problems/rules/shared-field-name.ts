import { isInput } from '@heddle/kit'
import { formsOf } from '../forms.ts'
import { nameField } from '../name-field.ts'
import { words } from '../words.ts'
import type { Problem, ProblemRule } from '../problem.ts'

/** Two fields of one name make one value, so that what a visitor wrote into the first is lost; a field without a name makes none. */
export const rule: ProblemRule = {
  id: 'shared-field-name',
  place: 28,
  find: (scope) =>
    formsOf(scope).flatMap(({ inside }) => {
      const taken = new Set<string>()
      return inside.flatMap(({ node, standsAt }): Problem | [] => {
        const definition = scope.definitions.get(node.element)
        const name = node.props['fieldName']?.['default'] ?? ''
        if (definition === undefined || !isInput(definition) || typeof name !== 'string') return []
        const isFree = name !== '' && !taken.has(name)
        taken.add(name)
        if (isFree) return []
        return {
          id: `shared-field-name/${standsAt}/${node.id}`,
          severity: 'warning',
          message: name === '' ? words.namelessField : words.sharedFieldName(name),
          nodeId: standsAt,
          ...(standsAt === node.id && nameField(node, scope)),
        }
      })
    }),
}
