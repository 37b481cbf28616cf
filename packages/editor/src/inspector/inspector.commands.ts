import { defineCommand } from '../commands/command.ts'
import { words } from './words.ts'
import { INSPECTOR_TABS } from './slice.ts'
import type { InspectorTab } from './slice.ts'

const TABS: Readonly<Record<InspectorTab, { readonly label: string; readonly keys: string }>> = {
  style: { label: words.styleTab, keys: 'S' },
  settings: { label: words.settingsTab, keys: 'D' },
  workflows: { label: words.workflowsTab, keys: 'E' },
}

/** One command for each tab of the inspector. */
export const commands = INSPECTOR_TABS.map((tab) =>
  defineCommand({
    id: `inspector-${tab}`,
    label: TABS[tab].label,
    group: 'panels',
    place: 30,
    keys: [TABS[tab].keys],
    run({ session }) {
      session.inspectorTab.value = tab
    },
  }),
)
