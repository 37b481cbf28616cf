import { INSPECTOR_TEXTS } from '../texts/inspector.ts'
import { PanelEmpty } from '../ui/panel.tsx'

/** Says plainly that this is not built yet. */
export function WorkflowsTab() {
  return (
    <PanelEmpty title={INSPECTOR_TEXTS.workflowsLater}>
      <p>{INSPECTOR_TEXTS.workflowsWhy}</p>
    </PanelEmpty>
  )
}
