import { isBinding, type Binding, type DocumentView, type Id, type NodeRecord, resolveValue } from '@heddle/document'
import { subtreeOf } from '@heddle/document/operations'
import type { ElementDefinition, Field, FieldValues } from '@heddle/kit'
import type { Json } from '@heddle/store'

/** A value of a field that comes from a formula. */
export interface BoundValue {
  readonly name: string
  readonly field: Field
  readonly binding: Binding
  /** Of the fields beside it, where something follows from them; `undefined` for what comes from a formula too. */
  readonly values: FieldValues
}

/** Nodes of the document: those of a page in its order, then those of other pages and of components. */
export function* nodesFrom(view: DocumentView, pageId: Id): Generator<NodeRecord> {
  const first = new Set(subtreeOf(view, pageId))
  for (const id of first) {
    const node = view.find('node', id)
    if (node) yield node
  }
  for (const node of view.of('node')) if (!first.has(node.id)) yield node
}

/** Values of a node's fields that come from formulas, in a language, on the widest screen. */
export function boundIn(
  node: NodeRecord,
  definitions: ReadonlyMap<string, ElementDefinition>,
  view: DocumentView,
  language: string,
): readonly BoundValue[] {
  if (!holdsFormula(node)) return NONE
  const context = {
    language,
    defaultLanguage: view.defaultLanguage() ?? '',
    languages: view.languages(),
    screenId: 'default',
    screens: view.screens(),
  }
  const all = Object.entries(definitions.get(node.element)?.fields ?? {}).map(([name, field]) => ({
    name,
    field,
    value: resolveValue(field, node.props[name], context) ?? field.default,
  }))
  const written = (): FieldValues =>
    Object.fromEntries(all.map(({ name, value }) => [name, isBinding(value) ? undefined : (value as Json)]))
  return all.flatMap(({ name, field, value }) =>
    field.kind === 'formula' || !isBinding(value)
      ? []
      : [{ name, field, binding: value, values: field.kind === 'option' || field.doubt ? written() : {} }],
  )
}

const NONE: readonly BoundValue[] = []

/** Most nodes hold none, which is seen without working out what each of their fields is. */
function holdsFormula({ props }: NodeRecord): boolean {
  for (const field in props) for (const variant in props[field]) if (isBinding(props[field][variant])) return true
  return false
}
