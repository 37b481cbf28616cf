import type { DocumentRecord, DocumentView, Id } from '@heddle/document'
import { codesIn } from '../codes-in.ts'
import { keepFacts } from '../facts.ts'
import type { ProblemRule } from '../problem.ts'
import { words } from '../words.ts'

/** `variables['{element}-{key}']`, as formulas read what an element holds. */
const HELD = /\bvariables\[['"]([a-z0-9]{16})-[A-Za-z]{1,40}['"]\]/g

const readers = keepFacts(['node', 'workflow', 'formula', 'library-component'], (record) => {
  const elements = readBy(record)
  return elements.length === 0 ? undefined : { record, elements }
})

/** What is typed or chosen in a row is the row's own: no formula reads it by the element. */
export const rule: ProblemRule = {
  id: 'held-in-rows',
  place: 26,
  find: ({ view, definitions }) =>
    readers.of(view).flatMap(({ record, elements }) =>
      elements.flatMap((elementId) => {
        const node = view.find('node', elementId)
        const repeated = node && repeatAround(view, elementId)
        if (!repeated) return []
        const name = node.name || (definitions.get(node.element)?.label.en ?? node.element)
        const message = words.heldInRows(name, repeated.componentName)
        const place = record.kind === 'node' ? { nodeId: record.id } : { recordId: record.id }
        return [{ id: `held-in-rows/${record.id}/${elementId}`, severity: 'warning' as const, message, ...place }]
      }),
    ),
}

/** Elements of which formulas of a record read what they hold. */
function readBy(record: DocumentRecord): readonly Id[] {
  const codes = [...(record.kind === 'formula' ? [record.code] : []), ...codesIn(record), ...ofComponent(record)]
  return [...new Set(codes.flatMap((code) => [...code.matchAll(HELD)].map(([, id = '']) => id)))]
}

const ofComponent = (record: DocumentRecord): readonly string[] =>
  record.kind === 'library-component' ? Object.values(record.formulas ?? {}).map(({ code }) => code) : []

/** Whether an element stands in rows: itself, or an instance of the component that it belongs to, which is named then. */
function repeatAround(
  view: DocumentView,
  id: Id,
  seen: ReadonlySet<Id> = new Set(),
): { readonly componentName?: string } | undefined {
  const around = [id, ...view.ancestors(id)]
  if (around.some((one) => view.find('node', one)?.repeat !== undefined)) return {}
  const component = view.find('library-component', around.at(-1) ?? id)
  if (!component || seen.has(component.id)) return undefined
  const inside = new Set([...seen, component.id])
  const instances = view.usagesOf(component.id).filter(({ path }) => path === 'componentId')
  return instances.some((instance) => repeatAround(view, instance.id, inside)) ? { componentName: component.name } : undefined
}
