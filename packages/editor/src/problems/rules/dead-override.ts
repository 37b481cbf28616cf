import { overriddenIn, type NodeRecord } from '@heddle/document'
import { resetOverrides } from '@heddle/document/operations'
import { keepFacts } from '../facts.ts'
import type { ProblemRule } from '../problem.ts'
import { words } from '../words.ts'

const instances = keepFacts(['node'], (node: NodeRecord) => (node.overrides === undefined ? undefined : node))

/** What an instance sets for an element that its component does not have or open any more is drawn nowhere. */
export const rule: ProblemRule = {
  id: 'dead-override',
  place: 27,
  find: ({ view }) =>
    instances.of(view).flatMap((node) => {
      const { dead } = overriddenIn(view, node)
      if (dead.length === 0) return []
      const component = view.find('library-component', node.componentId ?? '')?.name ?? ''
      return [
        {
          id: `dead-override/${node.id}`,
          severity: 'warning' as const,
          message: words.deadOverride(dead.length, component),
          nodeId: node.id,
          fix: {
            label: words.cleanOverrides,
            mend: (editor) => editor.change(words.cleanOverrides, resetOverrides(editor.view, { ids: [node.id] })),
          },
        },
      ]
    }),
}
