import type { ElementDefinition } from '@heddle/kit'
import type { NodeRecord } from '@heddle/document'
import { keepFacts } from '../facts.ts'
import { clickedIn } from '../pressed.ts'
import { words } from '../words.ts'
import type { ProblemRule, ProblemScope } from '../problem.ts'

/** Elements without a name that a click or a link turns into a control: a symbol says nothing to those who do not see it. */
const unnamed = keepFacts(['node'], (node, definitions: ProblemScope['definitions']) => {
  const definition = definitions.get(node.element)
  return definition?.heardBodies?.['click'] !== undefined && !isNamed(node, definition) ? node : undefined
})

export const rule: ProblemRule = {
  id: 'unnamed-control',
  place: 52,
  find: ({ view, definitions }) => {
    const clicked = clickedIn(view)
    return unnamed
      .of(view, definitions)
      .filter(({ id, link }) => link !== undefined || clicked.has(id))
      .map(({ id, link }) => ({
        id: `unnamed-control/${id}`,
        severity: 'warning',
        message: words.unnamedControl(link !== undefined),
        nodeId: id,
      }))
  },
}

/** Whether it has words of its own, in its field or among its attributes; what a formula gives is taken for some. */
function isNamed({ props, attributes }: NodeRecord, { fields }: ElementDefinition): boolean {
  if (!fields['label'] || Object.values(props['label'] ?? {}).some((value) => value !== '')) return true
  return Object.keys(attributes).some((name) => /^aria-label(ledby)?$/i.test(name))
}
