import { useRecord, useRecords } from '@heddle/store/react'
import type { NodeRecord } from '@heddle/document'
import { useEditor } from '../session/use-editor.ts'
import { OwnerWorkflows } from './owner-workflows.tsx'
import { triggersOf } from './triggers-of.ts'

/** What happens to an element; what a component tells of stands at its instances also where nothing waits for it. */
export function NodeWorkflows({ node }: { readonly node: NodeRecord }) {
  const editor = useEditor()
  const workflows = useRecords(editor.store, 'workflow')
  const component = useRecord(editor.store, node.componentId ?? '')
  const own = workflows
    .filter(({ ownerId }) => ownerId === node.id)
    .toSorted((a, b) => (a.index < b.index || (a.index === b.index && a.id < b.id) ? -1 : 1))
  return (
    <OwnerWorkflows
      workflows={own}
      triggers={triggersOf({ ownerId: node.id }, editor)}
      standing={new Set(component?.kind === 'library-component' ? Object.keys(component.triggers ?? {}) : [])}
      ownerId={node.id}
      nodeId={node.id}
    />
  )
}
