import type { DocumentRecord, DocumentView, Id } from '@heddle/document'
import { codesIn } from '../codes-in.ts'
import { keepFacts } from '../facts.ts'
import type { ProblemRule } from '../problem.ts'
import { words } from '../words.ts'

/** `variables['{instance}-{variable}']`, as instances show variables of their component. */
const EXPOSED = /\bvariables\[['"]([a-z0-9]{16})-([a-z0-9]{16})['"]\]/g

const readers = keepFacts(['node', 'workflow', 'formula', 'collection'], (record) => {
  const exposed = readIn(record)
  return exposed.length === 0 ? undefined : { record, exposed }
})

/** A variable of an instance that is gone, or that its component does not show any more, is nothing. */
export const rule: ProblemRule = {
  id: 'exposed-gone',
  place: 26,
  find: ({ view }) =>
    readers.of(view).flatMap(({ record, exposed }) =>
      exposed.flatMap(([instance, variable]) => {
        const wrong = wrongWith(view, instance, variable)
        if (wrong === undefined) return []
        const place = record.kind === 'node' ? { nodeId: record.id } : { recordId: record.id }
        const id = `exposed-gone/${record.id}/${instance}-${variable}`
        return [{ id, severity: 'warning' as const, message: wrong, ...place }]
      }),
    ),
}

function readIn(record: DocumentRecord): readonly (readonly [Id, Id])[] {
  const codes = [...(record.kind === 'formula' ? [record.code] : []), ...codesIn(record)]
  const found = new Map(
    codes
      .flatMap((code) => [...code.matchAll(EXPOSED)])
      .map(([, node = '', variable = '']) => [`${node}-${variable}`, [node, variable] as const]),
  )
  return [...found.values()]
}

function wrongWith(view: DocumentView, instance: Id, variable: Id): string | undefined {
  const node = view.find('node', instance)
  if (node?.componentId === undefined) return words.exposedInstanceGone
  const component = view.find('library-component', node.componentId)
  const one = component?.variables?.[variable]
  return one?.isExposed ? undefined : words.exposedVariableGone(component?.name ?? '', one?.name)
}
