import type { NodeRecord } from '@heddle/document'
import { keepFacts } from '../facts.ts'
import { words } from '../words.ts'
import type { ProblemRule, ProblemScope } from '../problem.ts'

type Definitions = ProblemScope['definitions']

const isControl = (node: NodeRecord, definitions: Definitions): boolean =>
  node.link !== undefined || definitions.get(node.element)?.isControl === true

const controls = keepFacts(['node'], (node, definitions: Definitions) => (isControl(node, definitions) ? node : undefined))

/** HTML lets no link or button stand inside another one: a browser that reads such a page moves the inner one out. */
export const rule: ProblemRule = {
  id: 'nested-controls',
  place: 30,
  find: ({ view, definitions }) => {
    const all = controls.of(view, definitions)
    const ids = new Set(all.map(({ id }) => id))
    return all.flatMap((node) => {
      const outer = view.ancestors(node.id).find((id) => ids.has(id))
      if (outer === undefined) return []
      const message = words.controlInsideControl(nameOf(outer, { view, definitions }))
      return [{ id: `nested-controls/${node.id}`, severity: 'warning', message, nodeId: node.id }]
    })
  },
}

function nameOf(id: string, { view, definitions }: Pick<ProblemScope, 'view' | 'definitions'>): string {
  const node = view.find('node', id)
  return node?.name || definitions.get(node?.element ?? '')?.label.en || id
}
