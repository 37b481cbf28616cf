import { PANELS } from '../panels/panels.ts'
import { SHELL_TEXTS } from '../texts/shell.ts'
import { useEditor } from '../use-editor.ts'
import { useValue } from '../use-value.ts'
import { PanelResizer } from './panel-resizer.tsx'
import styles from './left-panel.module.css'

/** The open panel; nothing when none is. */
export function LeftPanel() {
  const { session } = useEditor()
  const open = useValue(session.panel)
  const panel = PANELS.find(({ id }) => id === open)
  if (!panel) return null
  return (
    <aside className={styles.left} data-region="panel" aria-label={`${SHELL_TEXTS.panel}: ${panel.label}`}>
      <panel.Panel />
      <PanelResizer />
    </aside>
  )
}
