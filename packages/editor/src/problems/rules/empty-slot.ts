import { keepFacts } from '../facts.ts'
import { literalsOf } from '../forms.ts'
import type { Problem, ProblemRule, ProblemScope } from '../problem.ts'
import { words } from '../words.ts'

/** A part of an element that its settings have drawn by what stands in a slot, and nothing stands there. */
export const rule: ProblemRule = {
  id: 'empty-slot',
  place: 42,
  find: ({ view, definitions }) =>
    drawn.of(view, definitions).flatMap(({ node, name, slots }) =>
      slots.flatMap(({ slot, label, what }): Problem | [] => {
        if (view.children(node.id, slot).length > 0) return []
        return {
          id: `empty-slot/${node.id}/${slot}`,
          severity: 'warning',
          message: words.emptySlot(what, label, node.name || name),
          nodeId: node.id,
          tabs: ['settings'],
        }
      }),
    ),
}

/** Elements some of whose slots are drawn as they are set, and what for. */
const drawn = keepFacts(['node'], (node, definitions: ProblemScope['definitions']) => {
  const definition = definitions.get(node.element)
  const own = Object.entries(definition?.slots ?? {}).filter(([, { drawnFor }]) => drawnFor)
  if (!definition || own.length === 0) return undefined
  const values = literalsOf(node, definition)
  const slots = own.flatMap(([slot, { label, drawnFor }]) => {
    const what = drawnFor?.(values)?.en
    return what === undefined ? [] : { slot, label: label.en, what }
  })
  return slots.length === 0 ? undefined : { node, name: definition.label.en, slots }
})
