import { RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { VariableType, WorkflowRecord } from '@heddle/document'
import type { Json } from '@heddle/store'
import { TypedValueField } from '../../controls/typed-value/typed-value-field.tsx'
import { showShort } from '../../formula/show-value.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useValue } from '../../use-value.ts'
import { EXAMPLES } from '../../workflows/results.ts'
import { triggersOf } from '../../workflows/triggers-of.ts'
import { actionName } from '../run-names.ts'
import type { TriedPlace } from '../slice.ts'
import { keepSample, readSample, type Sample } from '../../workflows/sample-events.ts'
import { InstancePart, RowPart, useTriedRow } from './row-part.tsx'
import { recordedAnswers, tryWorkflow } from './try-workflow.ts'
import { words } from './words.ts'
import styles from './try.module.css'

const KINDS = [
  { value: 'real', label: words.kinds.real },
  { value: 'recorded', label: words.kinds.recorded },
] as const

/** Asks with what the workflow, or one of its actions alone, is to be tried. */
export function TryDialog(): ReactNode {
  const { session, view } = useEditor()
  const place = useValue(session.trying)
  const workflow = view.find('workflow', place?.workflowId ?? '')
  if (!place || !workflow) return null
  return <OpenDialog key={`${place.workflowId} ${place.actionId}`} workflow={workflow} place={place} />
}

function OpenDialog({ workflow, place }: { readonly workflow: WorkflowRecord; readonly place: TriedPlace }): ReactNode {
  const editor = useEditor()
  const { session } = editor
  const example = triggersOf(workflow, editor).find(({ name }) => name === workflow.trigger)?.example ?? {}
  const firstParameters = Object.fromEntries(workflow.parameters.map(({ name, type }) => [name, EXAMPLES[type] ?? null]))
  const [sample, setSample] = useState(() => readSample(workflow.id))
  const [kind, setKind] = useState<'real' | 'recorded'>('real')
  const { event = example as Json, parameters = firstParameters as Json } = sample
  const isCalled = workflow.trigger === ''
  const name = place.actionId === undefined ? workflow.name : actionName(editor, workflow.id, place.actionId)
  const keep = (next: typeof sample): void => {
    setSample(next)
    keepSample(workflow.id, next)
  }
  const [row, setRow] = useTriedRow(workflow.ownerId)
  const [instance, setInstance] = useState<string>()
  const close = (): void => void (session.trying.value = undefined)
  const start = (): void => {
    close()
    const told = {
      ...(workflow.parameters.length > 0 && { parameters: parameters as Readonly<Record<string, unknown>> }),
      ...(row?.place && { place: row.place }),
    }
    void tryWorkflow(editor, {
      ...place,
      event: isCalled ? undefined : event,
      isRecorded: kind === 'recorded',
      instance,
      ...told,
    })
  }
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  useEffect(() => {
    const press = (pressed: KeyboardEvent): void => {
      if (pressed.key !== 'Enter' || !(pressed.ctrlKey || pressed.metaKey) || pressed.defaultPrevented) return
      // In a text it takes what was typed, and comes here when there is nothing to take. A button would take it for itself.
      const isButton = pressed.target instanceof Element && pressed.target.closest('button') !== null
      if (pressed.eventPhase === Event.CAPTURING_PHASE && !isButton) return
      pressed.preventDefault()
      pressed.stopPropagation()
      latest.current()
    }
    const phases = [true, false] as const
    for (const isCapture of phases) document.addEventListener('keydown', press, isCapture)
    return () => {
      for (const isCapture of phases) document.removeEventListener('keydown', press, isCapture)
    }
  }, [])
  return (
    <Dialog
      title={place.actionId === undefined ? words.workflow(name) : words.action(name)}
      isOpen
      onClose={close}
      footer={
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button tone="primary" onPress={start}>
            {words.start}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {!isCalled && (
          <Told
            label={words.event}
            hint={words.eventHint}
            value={event}
            onCommit={(next) => keep({ ...sample, event: next })}
            {...(sample.event !== undefined && { onPutBack: () => keep(without(sample, 'event')) })}
          />
        )}
        {workflow.parameters.length > 0 && (
          <Told
            label={words.parameters}
            value={parameters}
            onCommit={(next) => keep({ ...sample, parameters: next })}
            {...(sample.parameters !== undefined && { onPutBack: () => keep(without(sample, 'parameters')) })}
          />
        )}
        <InstancePart workflow={workflow} chosen={instance} onChoose={setInstance} />
        {row && <RowPart tried={row} onRow={setRow} />}
        <section className={styles.part}>
          <div className={styles.line}>
            <span>{words.answers}</span>
            <Segmented label={words.answers} value={kind} segments={KINDS} onChange={setKind} />
          </div>
          <p className={styles.hint}>{kind === 'real' ? words.real : words.recorded(recordedAnswers(editor).length)}</p>
        </section>
        {place.actionId !== undefined && <Given workflow={workflow} actionId={place.actionId} />}
      </div>
    </Dialog>
  )
}

/** A value that is edited as a tree or as text, and can be put back. */
function Told({
  label,
  hint,
  value,
  onCommit,
  onPutBack,
}: {
  readonly label: string
  readonly hint?: string
  readonly value: Json
  readonly onCommit: (value: Json) => void
  readonly onPutBack?: () => void
}): ReactNode {
  return (
    <section className={styles.part}>
      <TypedValueField label={label} type={typeOf(value)} value={value} error={undefined} onCommit={onCommit} />
      <div className={styles.line}>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        {onPutBack && (
          <Button tone="quiet" icon={RotateCcw} onPress={onPutBack}>
            {words.putBack}
          </Button>
        )}
      </div>
    </section>
  )
}

/** What other actions of the workflow are taken to have given. */
function Given({ workflow, actionId }: { readonly workflow: WorkflowRecord; readonly actionId: string }): ReactNode {
  const editor = useEditor()
  const known = useValue(editor.session.lastResults)
  const others = Object.keys(workflow.actions).filter((id) => id !== actionId && known.has(id))
  return (
    <section className={styles.part} aria-label={words.given}>
      <div className={styles.line}>
        <span>{words.given}</span>
      </div>
      <p className={styles.hint}>{others.length === 0 ? words.noneGiven : words.givenHint}</p>
      {others.length > 0 && (
        <dl className={styles.given}>
          {others.map((id) => (
            <div key={id}>
              <dt>{actionName(editor, workflow.id, id)}</dt>
              <dd>{showShort(known.get(id))}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function without(sample: Sample, part: keyof Sample): Sample {
  const { [part]: _gone, ...rest } = sample
  return rest
}

/** Whatever an event is, it is edited as that. */
function typeOf(value: Json): VariableType {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return typeof value as VariableType
  return 'object'
}
