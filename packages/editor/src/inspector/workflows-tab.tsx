import { words } from './words.ts'
import { PanelEmpty } from '../ui/panel.tsx'

/** Says plainly that this is not built yet. */
export function WorkflowsTab() {
  return (
    <PanelEmpty title={words.workflowsLater}>
      <p>{words.workflowsWhy}</p>
    </PanelEmpty>
  )
}
