import { PROBLEM_TEXTS } from '../../texts/problems.ts'
import { nodeRule } from '../problem.ts'

/** Elements of a missing package are kept, so that installing it brings them back. */
export const unknownElement = nodeRule('unknown-element', (node, definition) =>
  definition || node.componentId ? [] : [{ severity: 'warning', message: PROBLEM_TEXTS.unknownElement(node.element) }],
)
