import { words } from './words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Keys } from '../ui/keys.tsx'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import { COMMAND_GROUPS } from '../commands/command.ts'
import { COMMANDS } from './commands.ts'
import styles from './shortcuts-sheet.module.css'

/** Every command that has keys, by group. */
export function ShortcutsSheet() {
  const editor = useEditor()
  const { session } = editor
  const isOpen = useValue(session.isShortcutsOpen)
  return (
    <Dialog
      title={words.shortcuts}
      size="large"
      isOpen={isOpen}
      onClose={() => {
        session.isShortcutsOpen.value = false
      }}
    >
      <div className={styles.groups}>
        {COMMAND_GROUPS.map((group) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.title}>{words.groups[group]}</h3>
            <dl>
              {COMMANDS.filter(({ group: own, keys, exists }) => own === group && keys && (exists?.(editor) ?? true)).map(
                ({ id, label, keys = [] }) => (
                  <div key={id} className={styles.row}>
                    <dt>{label}</dt>
                    <dd className={styles.keys}>
                      {keys.map((key) => (
                        <Keys key={key} keys={key} isFramed />
                      ))}
                    </dd>
                  </div>
                ),
              )}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
