import type { DocumentView, Id, NodeRecord, RecordKind } from '@heddle/document'
import { namedBy, type ReferenceTarget } from '@heddle/kit'
import { words } from '../words.ts'
import { keptOf, type Problem, type ProblemRule, type ProblemScope } from '../problem.ts'

/** A field that points at something that was deleted does nothing on the site. */
export const rule: ProblemRule = {
  id: 'missing-reference',
  place: 25,
  find: ({ view, definitions }) =>
    view.of('node').flatMap((node) => {
      const named = namedIn(node, definitions)
      if (named.length === 0) return NOTHING
      return named
        .filter(({ to, id }) => !isThere(to, id, view))
        .map(({ to, place, at }) => ({
          id: `missing-reference/${node.id}/${at}/${place}`,
          severity: 'warning' as const,
          message: words.missingReference(place, to),
          nodeId: node.id,
        }))
    }),
}

const NOTHING: readonly Problem[] = []

/** What fields of a node point at, with the field and its variant. */
const namedIn = keptOf((node: NodeRecord, definitions: ProblemScope['definitions']) =>
  Object.entries(definitions.get(node.element)?.fields ?? {}).flatMap(([name, field]) =>
    Object.entries(node.props[name] ?? {}).flatMap(([variant, value]) =>
      namedBy(field, value).map((named) => ({ ...named, at: `${name}/${variant}` })),
    ),
  ),
)

const KINDS: Readonly<Partial<Record<ReferenceTarget, RecordKind>>> = {
  section: 'node',
  element: 'node',
  popup: 'library-component',
}

function isThere(to: ReferenceTarget, id: Id, view: DocumentView): boolean {
  return to === 'language' ? view.languages().includes(id) : view.get(id)?.kind === (KINDS[to] ?? to)
}
