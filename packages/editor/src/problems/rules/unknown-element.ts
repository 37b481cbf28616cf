import { words } from '../words.ts'
import { nodeRule } from '../node-rule.ts'

/** Elements of a missing package are kept, so that installing it brings them back. */
export const rule = nodeRule({ id: 'unknown-element', place: 40 }, (node, definition) =>
  definition || node.componentId ? [] : [{ severity: 'warning', message: words.unknownElement(node.element) }],
)
