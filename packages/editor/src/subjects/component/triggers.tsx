import { Play } from 'lucide-react'
import { useRecords } from '@heddle/store/react'
import type { Id, LibraryComponentRecord } from '@heddle/document'
import { JsonEditor } from '../../controls/json/json-editor.tsx'
import { nodeName } from '../../session/tree.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { PartSection } from './part-section.tsx'
import { words } from './words.ts'
import styles from './component.module.css'

export interface TriggersProps {
  readonly component: LibraryComponentRecord
  /** The instance that stands open: what waits at it is tried first. */
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
          <Fire triggerId={id} name={value.name} instanceId={instanceId} />
        </>
      )}
    />
  )
}

/** Tries what waits for a trigger, with its sample event. */
function Fire({
  triggerId,
  name,
  instanceId,
}: {
  readonly triggerId: Id
  readonly name: string
  readonly instanceId: Id | undefined
}) {
  const editor = useEditor()
  const { session, store } = editor
  const waiting = useRecords(store, 'workflow')
    .filter(({ trigger, disabled }) => trigger === triggerId && !disabled)
    .toSorted((a, b) => Number(b.ownerId === instanceId) - Number(a.ownerId === instanceId))
  if (waiting.length === 0) return <p className={styles.none}>{words.nothingWaits}</p>
  return (
    <ul aria-label={words.fire(name)}>
      {waiting.map(({ id, ownerId = '', name: workflow }) => (
        <li key={id}>
          <Button icon={Play} tone="quiet" onPress={() => (session.trying.value = { workflowId: id })}>
            {words.fireAt(workflow, nodeName(editor, ownerId))}
          </Button>
        </li>
      ))}
    </ul>
  )
}
