import { words } from '../words.ts'
import { nodeRule } from '../node-rule.ts'

/** A picture is read aloud by its description. */
export const rule = nodeRule({ id: 'image-without-alt', place: 50 }, (node, definition) => {
  if (!definition?.fields.alt || !Object.values(definition.fields).some(({ kind }) => kind === 'image')) return []
  // An emptied description is a decision: the picture is decoration.
  return Object.keys(node.props.alt ?? {}).length > 0 ? [] : [{ severity: 'warning', message: words.imageWithoutAlt }]
})
