import type { DocumentView, Id, RecordKind } from '@heddle/document'
import { namedBy, type ReferenceTarget } from '@heddle/kit'
import { words } from '../words.ts'
import type { ProblemRule } from '../problem.ts'

/** A field that points at something that was deleted does nothing on the site. */
export const rule: ProblemRule = {
  id: 'missing-reference',
  place: 25,
  find: ({ view, definitions }) =>
    view.of('node').flatMap((node) =>
      Object.entries(definitions.get(node.element)?.fields ?? {}).flatMap(([name, field]) =>
        Object.entries(node.props[name] ?? {}).flatMap(([variant, value]) =>
          namedBy(field, value)
            .filter(({ to, id }) => !isThere(to, id, view))
            .map(({ to, place }) => ({
              id: `missing-reference/${node.id}/${name}/${variant}/${place}`,
              severity: 'warning' as const,
              message: words.missingReference(place, to),
              nodeId: node.id,
            })),
        ),
      ),
    ),
}

const KINDS: Readonly<Partial<Record<ReferenceTarget, RecordKind>>> = {
  section: 'node',
  element: 'node',
  popup: 'library-component',
}

function isThere(to: ReferenceTarget, id: Id, view: DocumentView): boolean {
  return to === 'language' ? view.languages().includes(id) : view.get(id)?.kind === (KINDS[to] ?? to)
}
