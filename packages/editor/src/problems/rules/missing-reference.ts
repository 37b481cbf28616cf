import type { DocumentView, Id, RecordKind } from '@heddle/document'
import { namedBy, type ReferenceTarget } from '@heddle/kit'
import { words } from '../words.ts'
import { keepFacts } from '../facts.ts'
import type { ProblemRule, ProblemScope } from '../problem.ts'

/** A field that points at something that was deleted does nothing on the site. */
export const rule: ProblemRule = {
  id: 'missing-reference',
  place: 25,
  find: ({ view, definitions }) =>
    pointing.of(view, definitions).flatMap(({ nodeId, named }) =>
      named
        .filter(({ to, id }) => !isThere(to, id, view))
        .map(({ to, place, at }) => ({
          id: `missing-reference/${nodeId}/${at}/${place}`,
          severity: 'warning' as const,
          message: words.missingReference(place, to),
          nodeId,
        })),
    ),
}

/** What fields of a node point at, with the field and its variant. */
const pointing = keepFacts(['node'], ({ id: nodeId, element, props }, definitions: ProblemScope['definitions']) => {
  const named = Object.entries(definitions.get(element)?.fields ?? {}).flatMap(([name, field]) =>
    Object.entries(props[name] ?? {}).flatMap(([variant, value]) =>
      namedBy(field, value).map((one) => ({ ...one, at: `${name}/${variant}` })),
    ),
  )
  return named.length === 0 ? undefined : { nodeId, named }
})

const KINDS: Readonly<Partial<Record<ReferenceTarget, RecordKind>>> = {
  section: 'node',
  element: 'node',
  popup: 'library-component',
}

function isThere(to: ReferenceTarget, id: Id, view: DocumentView): boolean {
  return to === 'language' ? view.languages().includes(id) : view.get(id)?.kind === (KINDS[to] ?? to)
}
