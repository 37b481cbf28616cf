import type { InspectorTab } from '../editor.ts'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

const TABS: readonly { readonly tab: InspectorTab; readonly label: string; readonly keys: string }[] = [
  { tab: 'style', label: COMMAND_TEXTS.styleTab, keys: 'S' },
  { tab: 'settings', label: COMMAND_TEXTS.settingsTab, keys: 'D' },
  { tab: 'workflows', label: COMMAND_TEXTS.workflowsTab, keys: 'E' },
]

/** One command for each tab of the inspector. */
export const inspectorTabs = TABS.map(({ tab, label, keys }) =>
  defineCommand({
    id: `inspector-${tab}`,
    label,
    group: 'panels',
    keys: [keys],
    run({ session }) {
      session.inspectorTab.value = tab
    },
  }),
)
