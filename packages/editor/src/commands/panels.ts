import { PANEL_LABELS } from '../panels/panel-labels.ts'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

/** One command for each panel: its letter opens it, and closes it when it is open. */
export const panels = PANEL_LABELS.map(({ id, label, icon, keys }) =>
  defineCommand({
    id: `panel-${id}`,
    label: COMMAND_TEXTS.panel(label),
    group: 'panels',
    icon,
    ...(keys === undefined ? {} : { keys: [keys] }),
    run({ session }) {
      session.isInterfaceHidden.value = false
      session.panel.value = session.panel.value === id ? undefined : id
    },
  }),
)
