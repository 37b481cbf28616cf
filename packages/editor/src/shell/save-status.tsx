import { Button as AriaButton } from 'react-aria-components/Button'
import { SHELL_TEXTS } from '../texts/shell.ts'
import { Button } from '../ui/button.tsx'
import { Popover } from '../ui/popover.tsx'
import { useEditor } from '../use-editor.ts'
import { useValue } from '../use-value.ts'
import styles from './bottom-bar.module.css'

/** Tells the truth about saving: the client calls a change saved only after the server has it on disk. */
export function SaveStatus() {
  const { client } = useEditor()
  const status = useValue(client.status)
  const refused = useValue(client.refused)
  const isTrouble = status === 'offline' || status === 'read-only' || refused.length > 0
  const text = refused.length > 0 ? SHELL_TEXTS.notSaved(refused.length) : SHELL_TEXTS.status[status]
  return (
    <>
      <span role="status" className={styles.heard}>
        {text}
      </span>
      <Popover
        label={SHELL_TEXTS.saving}
        placement="bottom end"
        trigger={
          <AriaButton className={styles.status ?? ''} data-tone={isTrouble ? 'warn' : undefined} data-status={status}>
            {text}
          </AriaButton>
        }
      >
        {() => <SaveDetails />}
      </Popover>
    </>
  )
}

function SaveDetails() {
  const { client } = useEditor()
  const status = useValue(client.status)
  const reason = useValue(client.readOnlyReason)
  const unsaved = useValue(client.unsavedCount)
  const refused = useValue(client.refused)
  return (
    <div className={styles.details}>
      <p>{SHELL_TEXTS.statusLong[status]}</p>
      {reason !== undefined && <p>{reason}</p>}
      {unsaved > 0 && <p>{SHELL_TEXTS.waiting(unsaved)}</p>}
      {refused.length > 0 && (
        <>
          <h3 className={styles.heading}>{SHELL_TEXTS.notSaved(refused.length)}</h3>
          <ul>
            {refused.map(({ localId, label, issues }) => (
              <li key={localId} className={styles.refused}>
                <b>{label}</b> {issues[0]?.message}
              </li>
            ))}
          </ul>
          <Button onPress={() => client.dismissRefused()}>{SHELL_TEXTS.dismiss}</Button>
        </>
      )}
    </div>
  )
}
