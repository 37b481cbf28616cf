import type { FieldFacts } from '../element-facts.ts'
import type { ComponentProperty } from '../records/component-types.ts'
import { labelsOfRows, type TextPath } from './texts-in-field.ts'

type Parts = Readonly<Record<string, FieldFacts>>

const PLAIN: FieldFacts = { translated: false, bindable: true, check: () => undefined }
const TEXT: FieldFacts = { ...PLAIN, kind: 'text', translated: true }

/** What the document knows of a property of a component: its kind, and where a list or an object holds texts for visitors. */
export function factsOfProperty({ type, texts = [], defaultValue }: ComponentProperty): FieldFacts {
  const facts = { ...PLAIN, kind: type, ...(defaultValue !== undefined && { default: defaultValue }) }
  if (texts.length === 0) return facts
  const parts = textsOfProperty(texts).reduce(withText, {})
  if (type === 'object') return { ...facts, fields: parts }
  if (type !== 'list') return facts
  return { ...facts, item: texts.includes('') ? TEXT : parts }
}

/** Keys that lead to texts in an object, or in an item that is one. */
export function textsOfProperty(texts: readonly string[]): readonly TextPath[] {
  return labelsOfRows({ textsAt: ['texts'] }, () => texts)
}

function withText(parts: Parts, [key = '', ...rest]: TextPath): Parts {
  const inside = Object.hasOwn(parts, key) ? (parts[key]?.fields ?? {}) : {}
  return { ...parts, [key]: rest.length === 0 ? TEXT : { ...PLAIN, kind: 'object', fields: withText(inside, rest) } }
}
