import { PROBLEM_TEXTS } from '../../texts/problems.ts'
import { nodeRule } from '../problem.ts'

/** A picture is read aloud by its description. */
export const imageWithoutAlt = nodeRule('image-without-alt', (node, definition) => {
  if (!definition?.fields.alt || !Object.values(definition.fields).some(({ kind }) => kind === 'image')) return []
  // An emptied description is a decision: the picture is decoration.
  return Object.keys(node.props.alt ?? {}).length > 0 ? [] : [{ severity: 'warning', message: PROBLEM_TEXTS.imageWithoutAlt }]
})
