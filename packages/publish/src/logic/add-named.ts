import type { Id } from '@heddle/document'
import type { PublishedNode } from '@heddle/document/published'
import { namedBy, type ElementDefinition } from '@heddle/kit'
import type { References } from './tree-references.ts'

/** Adds what the fields of a live node point at: it comes with the page. */
export function addNamed(
  { type, props }: PublishedNode,
  definitions: ReadonlyMap<string, ElementDefinition>,
  into: {
    readonly references: References
    readonly addWorkflow: (id: Id) => void
    /** Elements that are to be told apart in the document. */
    readonly targets: Set<Id>
  },
): void {
  for (const [name, field] of Object.entries(definitions.get(type)?.fields ?? {}))
    for (const { to, id } of namedBy(field, props[name])) {
      if (to === 'collection') into.references.collections.add(id)
      if (to === 'variable') into.references.variables.add(id)
      if (to === 'plugin') into.references.plugins.add(id)
      if (to === 'workflow') into.addWorkflow(id)
      if (to === 'element' || to === 'section') into.targets.add(id)
    }
}
