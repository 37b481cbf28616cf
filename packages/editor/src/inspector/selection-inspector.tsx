import { useEffect, useState } from 'react'
import { words } from './words.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useEditor, useValue } from '../session/use-editor.ts'
import { InspectorHeader } from './inspector-header.tsx'
import { OpenBar } from './open-bar.tsx'
import { SettingsTab } from './settings/settings-tab.tsx'
import { createStyleModel } from './style/style-model.ts'
import { StyleTab } from './style/style-tab.tsx'
import { StyleContext } from './style/use-style.ts'
import { WorkflowsTab } from './workflows-tab.tsx'

/** Made once: what changes inside follows the selection by itself, so that another one does not draw the tabs again. */
const TABS = [
  { id: 'style', label: words.style, content: <StyleTab /> },
  { id: 'settings', label: words.settings, content: <SettingsTab /> },
  { id: 'workflows', label: words.workflows, content: <WorkflowsTab /> },
] as const

/** Style, settings and workflows of the selection. */
export function SelectionInspector() {
  const editor = useEditor()
  const { session } = editor
  const tab = useValue(session.inspectorTab)
  const [model] = useState(() => createStyleModel(editor))
  useEffect(() => model.connect(), [model])
  return (
    <StyleContext value={model}>
      <InspectorHeader />
      <OpenBar />
      <Tabs label={words.tabs} value={tab} onChange={(id) => (session.inspectorTab.value = id)} tabs={TABS} />
    </StyleContext>
  )
}
