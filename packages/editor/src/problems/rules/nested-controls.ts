import type { NodeRecord } from '@heddle/document'
import { keepFacts } from '../facts.ts'
import { clickedIn } from '../pressed.ts'
import { words } from '../words.ts'
import type { ProblemRule, ProblemScope } from '../problem.ts'

type Definitions = ProblemScope['definitions']

const isControl = (node: NodeRecord, definitions: Definitions): boolean =>
  node.link !== undefined || definitions.get(node.element)?.isControl === true

const controls = keepFacts(['node'], (node, definitions: Definitions) => (isControl(node, definitions) ? node : undefined))
/** What a click that is heard turns into a button. */
const buttons = keepFacts(['node'], (node, definitions: Definitions) =>
  !isControl(node, definitions) && definitions.get(node.element)?.heardBodies?.['click'] !== undefined ? node : undefined,
)

/**
 * HTML lets no link or button stand inside another one: a browser that reads such a page moves the inner one out. What is a button by
 * its role stays inside, and screen readers pass it over.
 */
export const rule: ProblemRule = {
  id: 'nested-controls',
  place: 30,
  find: ({ view, definitions }) => {
    const clicked = clickedIn(view)
    const pressed = buttons.of(view, definitions).filter(({ id }) => clicked.has(id))
    const all = controls.of(view, definitions)
    const ids = new Set([...all, ...pressed].map(({ id }) => id))
    const found = (nodes: readonly NodeRecord[], say: (outer: string) => string): ReturnType<ProblemRule['find']> =>
      nodes.flatMap((node) => {
        const outer = view.ancestors(node.id).find((id) => ids.has(id))
        if (outer === undefined) return []
        const message = say(nameOf(outer, { view, definitions }))
        return [{ id: `nested-controls/${node.id}`, severity: 'warning', message, nodeId: node.id }]
      })
    return [...found(all, words.controlInsideControl), ...found(pressed, words.pressedInsideControl)]
  },
}

function nameOf(id: string, { view, definitions }: Pick<ProblemScope, 'view' | 'definitions'>): string {
  const node = view.find('node', id)
  return node?.name || definitions.get(node?.element ?? '')?.label.en || id
}
