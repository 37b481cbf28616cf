import { inLanguage, isBinding, isByLanguage, isTextAttribute, type AttributeValue } from '@heddle/document'
import type { PublishedValue } from '@heddle/document/published'
import type { NodeCompilation } from './compilation.ts'
import { textAs } from './field-value.ts'
import { MESSAGES } from './messages.ts'

const NAME = /^[a-z_][a-z0-9_.:-]*$/
/** Names that run code, or that belong to the renderer. */
const REFUSED = /^(on.*|style|srcdoc|src|href|action|formaction|children|key|ref|is|contenteditable)$/

/** A node's own HTML attributes. A literal `class` is handed out apart, to be joined with the compiled class. */
export function compileAttributes(
  attributes: Readonly<Record<string, AttributeValue>>,
  compilation: NodeCompilation,
): { readonly published: Record<string, PublishedValue>; readonly className: string } {
  const published: Record<string, PublishedValue> = {}
  let className = ''
  for (const name of Object.keys(attributes).toSorted()) {
    const given = attributes[name]
    const { variants } = compilation.context
    const value = isByLanguage(given) ? inLanguage(given, variants.language, variants) : given
    if (value === undefined) continue
    const path = `attributes/${name}`
    if (!NAME.test(name) || REFUSED.test(name)) {
      compilation.warn('bad-attribute', path, MESSAGES.badAttribute(name))
    } else if (isBinding(value)) {
      const bound = compilation.bind(value, path)
      if (bound) published[name] = bound
    } else if (name === 'class') {
      className = value.trim()
    } else if (value !== '' || name !== 'id') {
      published[name] = isTextAttribute(name) ? textAs(value, compilation) : value
    }
  }
  return { published, className }
}
