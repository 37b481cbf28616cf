import { useEffect, useRef, useState } from 'react'
import { DEFAULT_STATE } from '@heddle/style'
import { words } from './words.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useEditor, useValue } from '../session/use-editor.ts'
import type { Readable } from '@heddle/sync/client'
import { commitBeforePress } from './commit-before-press.ts'
import { InspectorHeader } from './inspector-header.tsx'
import { PageSettings } from './page/page-settings.tsx'
import { SettingsTab } from './settings/settings-tab.tsx'
import { createStyleModel } from './style/style-model.ts'
import { StyleTab } from './style/style-tab.tsx'
import { StyleContext } from './style/use-style.ts'
import { useOfSelectedNodes } from './use-selected-nodes.ts'
import { WorkflowsTab } from './workflows-tab.tsx'
import styles from './inspector.module.css'

/** Made once: what changes inside follows the selection by itself, so that another one does not draw the tabs again. */
const TABS = [
  { id: 'style', label: words.style, content: <StyleTab /> },
  { id: 'settings', label: words.settings, content: <SettingsTab /> },
  { id: 'workflows', label: words.workflows, content: <WorkflowsTab /> },
] as const

/** The right panel: style, settings and workflows of the selection; the page's settings when nothing is selected. */
export function Inspector() {
  const { session } = useEditor()
  const hasSelection = useOfSelectedNodes((nodes) => nodes.length > 0)
  const root = useRef<HTMLDivElement>(null)
  // A state belongs to the element it was picked for.
  useEffect(() => onChange(session.selection, () => (session.stateId.value = DEFAULT_STATE)), [session])
  useEffect(() => commitBeforePress(root), [])
  return (
    <div ref={root} className={styles.inspector}>
      {hasSelection ? <SelectionInspector /> : <PageSettings />}
    </div>
  )
}

function SelectionInspector() {
  const editor = useEditor()
  const { session } = editor
  const tab = useValue(session.inspectorTab)
  const [model] = useState(() => createStyleModel(editor))
  useEffect(() => model.connect(), [model])
  return (
    <StyleContext value={model}>
      <InspectorHeader />
      <Tabs label={words.tabs} value={tab} onChange={(id) => (session.inspectorTab.value = id)} tabs={TABS} />
    </StyleContext>
  )
}

/** Calls back for every later value. Returns how to stop. */
function onChange<T>(readable: Readable<T>, fn: () => void): () => void {
  let isFirst = true
  return readable.subscribe(() => {
    if (!isFirst) fn()
    isFirst = false
  })
}
