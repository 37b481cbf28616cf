import { words } from './words.ts'
import { PanelEmpty } from '../ui/panel.tsx'
import { NodeProblems } from './node-problems.tsx'

/** Says plainly that this is not built yet. */
export function WorkflowsTab() {
  return (
    <>
      <NodeProblems tab="workflows" />
      <PanelEmpty title={words.workflowsLater}>
        <p>{words.workflowsWhy}</p>
      </PanelEmpty>
    </>
  )
}
