import { isAtLeast } from '@heddle/document'
import { words } from './words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useEditor } from '../session/use-editor.ts'
import { useRole } from '../session/use-role.ts'
import { useValue } from '../use-value.ts'
import { PANELS } from './panels.ts'
import { togglePanel } from './show-panel.ts'
import styles from './shell.module.css'

/** One button for each panel; pressing the open one closes it, and what stands over the panels gives way. A drag over the Navigator's opens it for the drop. */
export function Rail() {
  const editor = useEditor()
  const { session } = editor
  const open = useValue(session.panel)
  const role = useRole()
  return (
    <nav className={styles.rail} data-region="rail" aria-label={words.rail}>
      {PANELS.filter(({ least = 'viewer' }) => isAtLeast(role, least)).map(({ id, title, icon, keys }) => (
        <IconButton
          key={id}
          icon={icon}
          label={title}
          size={32}
          side="right"
          isOn={id === open}
          {...(keys === undefined ? {} : { keys })}
          onHoverStart={() => {
            if (id === 'navigator' && session.drag.value) session.panel.value = id
          }}
          onPress={() => togglePanel(editor, id)}
        />
      ))}
    </nav>
  )
}
