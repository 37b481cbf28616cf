import type { Id, NodeRecord } from '@heddle/document'
import { keepFacts } from '../facts.ts'
import { clickedIn } from '../pressed.ts'
import { words } from '../words.ts'
import type { Problem, ProblemRule, ProblemScope } from '../problem.ts'

/** Elements with slots inside of what people press. */
const pressed = keepFacts(['node'], (node, definitions: ProblemScope['definitions']) => {
  const slots = Object.entries(definitions.get(node.element)?.slots ?? {}).filter(([, slot]) => slot.onlyPhrasing)
  return slots.length > 0 ? ([node, slots.map(([name]) => name)] as const) : undefined
})

/** The header of an accordion is pressed as a whole: HTML wants what stands in a line there, and nobody comes to a control in it. */
export const rule: ProblemRule = {
  id: 'header-content',
  place: 31,
  find: (scope) => {
    const clicked = clickedIn(scope.view)
    return pressed.of(scope.view, scope.definitions).flatMap(([outer, slots]) => {
      const name = outer.name || scope.definitions.get(outer.element)?.label.en || outer.id
      return slots.flatMap((slot) => scope.view.children(outer.id, slot).flatMap((id) => wrongIn(id, name, clicked, scope)))
    })
  },
}

/** What is wrong with a node in a header and with what stands in it. What a component draws decides there. */
function wrongIn(id: Id, outer: string, clicked: ReadonlySet<Id>, scope: ProblemScope): readonly Problem[] {
  const node = scope.view.find('node', id)
  if (!node || node.componentId !== undefined) return []
  const problem = { id: `header-content/${id}`, severity: 'warning', nodeId: id } as const
  if (isControl(node, clicked, scope)) return [{ ...problem, message: words.controlInHeader(outer) }]
  const tag = tagOf(node, scope)
  const inside = scope.view.children(id).flatMap((child) => wrongIn(child, outer, clicked, scope))
  return tag === undefined || tag === 'span' ? inside : [{ ...problem, message: words.blockInHeader(outer, tag) }, ...inside]
}

function isControl(node: NodeRecord, clicked: ReadonlySet<Id>, { definitions }: ProblemScope): boolean {
  const { isControl: isOne, heardBodies } = definitions.get(node.element) ?? {}
  if (isOne === true || node.link !== undefined || tagOf(node, { definitions }) === 'button') return true
  return heardBodies?.['click'] !== undefined && clicked.has(node.id)
}

/** The tag that a builder chose, or that the element has by itself; unknown where it offers none. */
function tagOf({ element, props }: NodeRecord, { definitions }: Pick<ProblemScope, 'definitions'>): string | undefined {
  const field = definitions.get(element)?.fields['tag']
  const tag = field && (props['tag']?.['default'] ?? field.default)
  return typeof tag === 'string' ? tag : undefined
}
