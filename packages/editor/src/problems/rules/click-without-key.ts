import type { Id } from '@heddle/document'
import { words } from '../words.ts'
import type { ProblemRule, ProblemScope } from '../problem.ts'

/** Elements reference 1.11: what is pressed is reached by keyboard too. A double click is left alone: it is mostly a shorter way. */
export const rule: ProblemRule = {
  id: 'click-without-key',
  place: 51,
  find: (scope) =>
    scope.view.of('workflow').flatMap(({ id, name, ownerId, trigger, firstAction, disabled }) => {
      if (ownerId === undefined || trigger !== 'click' || firstAction === undefined || disabled) return []
      if (!scope.view.find('node', ownerId) || takesKeys(ownerId, scope)) return []
      return [
        {
          id: `click-without-key/${id}`,
          severity: 'warning',
          message: words.clickWithoutKey(name),
          nodeId: ownerId,
          tabs: ['workflows'],
        },
      ]
    }),
}

/** Whether a keyboard comes to it: it, or something in it, is a control or a link, or was made one by attributes of the builder. */
function takesKeys(id: Id, { view, definitions }: Pick<ProblemScope, 'view' | 'definitions'>): boolean {
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const node = view.find('node', next)
    // What a component draws decides there.
    if (!node || node.componentId !== undefined || node.link !== undefined) return true
    const { isControl = false, heardBodies } = definitions.get(node.element) ?? {}
    // Of what stands in it only what is pressed itself becomes a button.
    if (isControl || (next === id && heardBodies?.['click'] !== undefined)) return true
    if (Object.keys(node.attributes).some((name) => name.toLowerCase() === 'tabindex')) return true
    open.push(...view.children(next))
  }
  return false
}
