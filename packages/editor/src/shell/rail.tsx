import { words } from './words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import { PANELS } from './panels.ts'
import styles from './shell.module.css'

/** One button for each panel; pressing the open one closes it. A drag over the Navigator's opens it for the drop. */
export function Rail() {
  const { session } = useEditor()
  const open = useValue(session.panel)
  return (
    <nav className={styles.rail} data-region="rail" aria-label={words.rail}>
      {PANELS.map(({ id, title, icon, keys }) => (
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
          onPress={() => {
            session.panel.value = id === open ? undefined : id
          }}
        />
      ))}
    </nav>
  )
}
