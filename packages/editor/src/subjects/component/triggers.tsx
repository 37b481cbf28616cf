import { Play } from 'lucide-react'
import { useRecords } from '@heddle/store/react'
import type { Id, LibraryComponentRecord } from '@heddle/document'
import { JsonEditor } from '../../controls/json/json-editor.tsx'
import { fireTrigger } from '../../runs/try/try-workflow.ts'
import { nodeName } from '../../session/tree.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import type { PartOf } from './component-edits.ts'
import { PartSection } from './part-section.tsx'
import { words } from './words.ts'
import styles from './component.module.css'

export interface TriggersProps {
  readonly component: LibraryComponentRecord
  /** The instance that stands open: it is offered first. */
  readonly instanceId: Id | undefined
}

/** Events that workflows of an instance can wait for, each with a sample of what it carries. */
export function Triggers({ component, instanceId }: TriggersProps) {
  return (
    <PartSection
      component={component}
      part="triggers"
      glance={({ event }) => (event === undefined ? words.noEvent : JSON.stringify(event))}
      renderFields={({ id, value, set, errorOf }) => (
        <>
          <JsonEditor
            label={words.event}
            root="object"
            value={value.event ?? null}
            error={errorOf('event')}
            onCommit={(event) => set(event === null ? { name: value.name } : { ...value, event }, 'event')}
          />
          <Fire triggerId={id} trigger={value} instanceId={instanceId} />
        </>
      )}
    />
  )
}

/** Emits a trigger with its sample event at an instance that waits for it. */
function Fire({
  triggerId,
  trigger: { name, event = null },
  instanceId,
}: {
  readonly triggerId: Id
  readonly trigger: PartOf<'triggers'>
  readonly instanceId: Id | undefined
}) {
  const editor = useEditor()
  const waiting = useRecords(editor.store, 'workflow').filter(({ trigger, disabled }) => trigger === triggerId && !disabled)
  const owners = [...new Set(waiting.flatMap(({ ownerId }) => ownerId ?? []))]
  const instances = owners.toSorted((a, b) => Number(b === instanceId) - Number(a === instanceId))
  if (instances.length === 0) return <p className={styles.none}>{words.nothingWaits}</p>
  return (
    <>
      <p className={styles.none}>{words.fireHint}</p>
      <ul className={styles.fire} aria-label={words.fire(name)}>
        {instances.map((id) => (
          <li key={id}>
            <Button
              icon={Play}
              tone="quiet"
              onPress={() => void fireTrigger(editor, { instanceId: id, trigger: triggerId, event })}
            >
              {words.fireAt(nodeName(editor, id))}
            </Button>
            <span className={styles.waits}>{waiting.flatMap((one) => (one.ownerId === id ? [one.name] : [])).join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
