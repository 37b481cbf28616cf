import { useState } from 'react'
import { useRecords } from '@heddle/store/react'
import type { WorkflowRecord } from '@heddle/document'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Panel, PanelBody, PanelTool } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { OwnerWorkflows } from '../../workflows/owner-workflows.tsx'
import { triggersOf } from '../../workflows/triggers-of.ts'
import { ProjectWorkflows } from './project-workflows.tsx'
import { words } from './words.ts'

const SCOPES = [
  { value: 'page', label: words.page },
  { value: 'app', label: words.app },
  { value: 'project', label: words.project },
] as const
type Scope = (typeof SCOPES)[number]['value']

/** Workflows that belong to no element: of the page on show, of the app on every page, and those that others run. */
export function WorkflowsPanel() {
  const editor = useEditor()
  const { store, session } = editor
  const pageId = useValue(session.pageId)
  const [scope, setScope] = useState<Scope>('page')
  const all = useRecords(store, 'workflow').toSorted((a, b) =>
    a.index < b.index || (a.index === b.index && a.id < b.id) ? -1 : 1,
  )
  const ownerId = scope === 'page' ? pageId : undefined
  const isOwn = (workflow: WorkflowRecord) =>
    workflow.ownerId === ownerId && (scope === 'page' || (workflow.trigger === '') === (scope === 'project'))
  return (
    <Panel title={words.title}>
      <PanelTool>
        <Segmented label={words.scopes} value={scope} segments={SCOPES} onChange={setScope} isWide />
      </PanelTool>
      <PanelBody>
        {scope === 'project' ? (
          <ProjectWorkflows workflows={all.filter(isOwn)} />
        ) : (
          <OwnerWorkflows
            key={scope}
            workflows={all.filter(isOwn)}
            triggers={triggersOf(ownerId === undefined ? {} : { ownerId }, editor)}
            ownerId={ownerId}
          />
        )}
      </PanelBody>
    </Panel>
  )
}
