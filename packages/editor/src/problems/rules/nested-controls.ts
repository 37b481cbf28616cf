import type { NodeRecord } from '@heddle/document'
import { words } from '../words.ts'
import type { ProblemRule, ProblemScope } from '../problem.ts'

/** HTML lets no link or button stand inside another one: a browser that reads such a page moves the inner one out. */
export const rule: ProblemRule = {
  id: 'nested-controls',
  place: 30,
  find: ({ view, definitions }) => {
    const isControl = (node: NodeRecord) => node.link !== undefined || definitions.get(node.element)?.isControl === true
    return view.of('node').flatMap((node) => {
      if (!isControl(node)) return []
      const outer = view.ancestors(node.id).find((id) => {
        const ancestor = view.find('node', id)
        return ancestor !== undefined && isControl(ancestor)
      })
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
