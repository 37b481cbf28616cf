import { PANELS } from '../panels/panels.ts'
import { SHELL_TEXTS } from '../texts/shell.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useEditor } from '../use-editor.ts'
import { useValue } from '../use-value.ts'
import styles from './shell.module.css'

/** One button for each panel; pressing the open one closes it. A drag over the Navigator's opens it for the drop. */
export function Rail() {
  const { session } = useEditor()
  const open = useValue(session.panel)
  return (
    <nav className={styles.rail} data-region="rail" aria-label={SHELL_TEXTS.rail}>
      {PANELS.map(({ id, label, icon, keys }) => (
        <IconButton
          key={id}
          icon={icon}
          label={label}
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
