import { Button as AriaButton } from 'react-aria-components/Button'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { Popover } from '../ui/popover.tsx'
import { useEditor } from '../session/use-editor.ts'
import { useRole } from '../session/use-role.ts'
import { useValue } from '../use-value.ts'
import heard from '../ui/heard.module.css'
import styles from './bottom-bar.module.css'

/** Tells the truth about saving: the client calls a change saved only after the server has it on disk. */
export function SaveStatus() {
  const { client } = useEditor()
  const status = useValue(client.status)
  const refused = useValue(client.refused)
  const isViewer = useRole() === 'viewer' && status === 'read-only'
  const isTrouble = status === 'offline' || (status === 'read-only' && !isViewer) || refused.length > 0
  const told = isViewer ? words.looking : words.status[status]
  const text = refused.length > 0 ? words.notSaved(refused.length) : told
  return (
    <>
      <span role="status" className={heard.heard}>
        {text}
      </span>
      <Popover
        label={words.saving}
        placement="bottom end"
        trigger={
          <AriaButton className={styles.status ?? ''} data-tone={isTrouble ? 'warn' : undefined} data-status={status}>
            {text}
          </AriaButton>
        }
      >
        {() => <SaveDetails />}
      </Popover>
      {status === 'offline' && (
        <AriaButton className={styles.retry ?? ''} onPress={() => client.reconnect()}>
          {words.tryNow}
        </AriaButton>
      )}
    </>
  )
}

function SaveDetails() {
  const { client } = useEditor()
  const status = useValue(client.status)
  const reason = useValue(client.readOnlyReason)
  const unavailable = useValue(client.unavailableReason)
  const unsaved = useValue(client.unsavedCount)
  const refused = useValue(client.refused)
  return (
    <div className={styles.details}>
      <p>{words.statusLong[status]}</p>
      {reason !== undefined && <p>{reason}</p>}
      {unavailable !== undefined && <p>{unavailable}</p>}
      {unsaved > 0 && <p>{words.waiting(unsaved)}</p>}
      {refused.length > 0 && (
        <>
          <h3 className={styles.heading}>{words.notSaved(refused.length)}</h3>
          <ul>
            {refused.map(({ localId, label, issues }) => (
              <li key={localId} className={styles.refused}>
                <b>{label}</b> {issues[0]?.message}
              </li>
            ))}
          </ul>
          <Button onPress={() => client.dismissRefused()}>{words.dismiss}</Button>
        </>
      )}
    </div>
  )
}
