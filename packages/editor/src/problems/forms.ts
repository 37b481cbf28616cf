import { isBinding, type DocumentView, type Id, type NodeRecord } from '@heddle/document'
import { canName, namedByIds, type ElementDefinition, type FieldValues, type FormParts } from '@heddle/kit'
import { keepFacts } from './facts.ts'
import type { ProblemScope } from './problem.ts'

/** A form that stands in no other one. */
export interface OutermostForm {
  readonly node: NodeRecord
  readonly parts: FormParts
  /** Everything that is drawn in it, the inside of instances too, in the order of the document. */
  readonly inside: readonly NodeInForm[]
}

export interface NodeInForm {
  readonly node: NodeRecord
  /** The node itself, or the instance in the form that it is a part of. */
  readonly standsAt: Id
}

/** How many nodes are looked at in one form: components in components are more than anybody draws. */
const MOST = 5000

const all = keepFacts(['node'], (node, definitions: ProblemScope['definitions']) => {
  const parts = definitions.get(node.element)?.form
  return parts && { node, parts }
})

/** Every form of the document, but those in another one. */
export function formsOf({ view, definitions }: Pick<ProblemScope, 'view' | 'definitions'>): readonly OutermostForm[] {
  const forms = all.of(view, definitions).map((form) => ({ ...form, inside: insideOf(view, form.node.id) }))
  const inner = new Set(forms.flatMap(({ inside }) => inside.map(({ node }) => node)))
  return forms.filter(({ node }) => !inner.has(node))
}

function insideOf(view: DocumentView, formId: Id): readonly NodeInForm[] {
  const found: NodeInForm[] = []
  const walk = (parentId: Id, instance: Id | undefined, through: readonly Id[]): void => {
    for (const id of view.children(parentId)) {
      const node = view.find('node', id)
      if (!node || found.length >= MOST) continue
      const standsAt = instance ?? id
      found.push({ node, standsAt })
      const { componentId } = node
      if (componentId !== undefined && !through.includes(componentId)) walk(componentId, standsAt, [...through, componentId])
      walk(id, instance, through)
    }
  }
  walk(formId, undefined, [])
  return found
}

/** Whether a press on a node sends the form around it. */
export function isSubmit(node: NodeRecord, definition: ElementDefinition | undefined): boolean {
  return definition?.submits !== undefined && node.link === undefined && definition.submits(literalsOf(node, definition))
}

/** The form that a press on a node sends: the outermost around it in its page or component, or the one that it names. */
export function formSentBy(
  node: NodeRecord,
  { view, definitions }: Pick<ProblemScope, 'view' | 'definitions'>,
): NodeRecord | undefined {
  const around = view.ancestors(node.id).flatMap((id) => view.find('node', id) ?? [])
  const named = namedByIds(node, definitions).flatMap(([id, as]) => {
    const target = as === 'form' ? view.find('node', id) : undefined
    return target && canName({ node, target, as }, view, definitions) ? [target] : []
  })
  return named[0] ?? around.findLast(({ element }) => definitions.get(element)?.form)
}

/** Values of a node's fields on every screen; bound ones are unknown. */
export function literalsOf(node: NodeRecord, { fields }: ElementDefinition): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = node.props[name]?.default ?? field.default
      return [name, isBinding(value) ? undefined : value]
    }),
  )
}
