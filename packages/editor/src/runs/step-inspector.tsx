import { History } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import type { Id } from '@heddle/document'
import { showValue } from '../formula/show-value.ts'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useValue } from '../use-value.ts'
import { BreakpointPart } from './breakpoint-part.tsx'
import type { KeptRun } from './run-log.ts'
import { actionName, duration, exactClock, workflowName } from './run-names.ts'
import { changesOf, rowChangesOf, stepsOf, valuesAt, type RunStep } from './run-steps.ts'
import { words } from './words.ts'
import { CollectionsPane } from './collections-pane.tsx'
import { TriedValue } from './tried-value.tsx'
import { VariablesPane } from './variables-pane.tsx'
import { RESULT, useWhy, WhyButton, type Why } from './why-button.tsx'
import { WhyPart } from './why-part.tsx'
import styles from './step-inspector.module.css'

/** The step of a run that is looked at, in the place of the inspector. */
export function StepInspector(): ReactNode {
  const editor = useEditor()
  const { session } = editor
  const looked = useValue(session.looked)
  const runs = useValue(session.runLog.runs)
  const run = runs.find(({ number }) => number === looked?.run)
  const steps = useMemo(() => (run ? stepsOf(run) : []), [run])
  const [tab, setTab] = useState<keyof typeof words.step.tabs>('step')
  if (!run) return null
  const step = looked?.step === undefined ? undefined : steps[looked.step]
  const name = step
    ? actionName(editor, step.workflowId, step.actionId, run.drawn)
    : workflowName(editor, run.workflowId, run.drawn)
  return (
    <div className={styles.inspector}>
      <header className={styles.head} data-past={!run.isHeld || undefined}>
        <History size={16} strokeWidth={1.6} aria-hidden />
        <h2 className={styles.title}>{step ? words.step.title(step.index + 1, name) : name}</h2>
        <span className={styles.time}>{exactClock(run.began + (step?.at ?? 0))}</span>
      </header>
      <Tabs
        label={words.step.title((step?.index ?? -1) + 1, name)}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'step',
            label: words.step.tabs.step,
            content: step ? <StepTab run={run} step={step} /> : <BeganTab run={run} />,
          },
          {
            id: 'variables',
            label: words.step.tabs.variables,
            content: (
              <>
                <VariablesPane
                  run={run}
                  values={valuesAt(run, step)}
                  changed={step ? changesOf(run, step) : []}
                  steps={steps}
                  step={step}
                />
                <CollectionsPane run={run} step={step} />
              </>
            ),
          },
        ]}
      />
    </div>
  )
}

function Part({ title, more, children }: { readonly title: string; readonly more?: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partHead}>
        {title}
        {more !== undefined && <span className={styles.dim}>{more}</span>}
      </h3>
      {children}
    </section>
  )
}

function BeganTab({ run }: { readonly run: KeptRun }): ReactNode {
  const editor = useEditor()
  const running = useValue(editor.session.running)
  const { event, parameters, place } = run.input
  return (
    <>
      <Part title={words.event}>
        <pre className={styles.value}>{showValue(event)}</pre>
      </Part>
      {Object.keys(parameters).length > 0 && (
        <Part title={words.step.parameters}>
          <Pairs run={run} values={parameters} />
        </Part>
      )}
      {place?.item && (
        <Part title={words.step.row(Number(place.item.index) + 1)}>
          <pre className={styles.value}>{showValue(place.item.data)}</pre>
        </Part>
      )}
      {place?.component && (
        <Part title={words.step.instance}>
          <Pairs run={run} values={{ ...place.component.props, ...place.component.variables }} />
        </Part>
      )}
      <Part title={words.runAgain}>
        <p className={styles.dim}>{words.runAgainHint}</p>
        <Button
          isDisabled={!running}
          onPress={() => {
            editor.session.looked.value = undefined
            running?.send({ type: 'try', workflowId: run.workflowId, event, ...(place && { place }) })
          }}
        >
          {words.runAgain}
        </Button>
      </Part>
    </>
  )
}

function StepTab({ run, step }: { readonly run: KeptRun; readonly step: RunStep }): ReactNode {
  const changes = changesOf(run, step)
  const rowChanges = rowChangesOf(run, step)
  const why = useWhy(step)
  return (
    <>
      {step.isSkipped && <p className={styles.note}>{words.step.skipped}</p>}
      {step.error && (
        <Part title={words.step.failure} more={duration(step.took)}>
          <p className={styles.failure}>
            {step.error.message}
            {step.isCaught && <span>{words.step.caught}</span>}
          </p>
        </Part>
      )}
      {step.result && (
        <Part title={words.step.answer} more={duration(step.took)}>
          <div className={styles.answer}>
            <pre className={styles.value}>{showValue(step.result.value)}</pre>
            <WhyButton name={words.step.answer} isOpen={why.asked === RESULT} onPress={() => why.toggle(RESULT)} />
          </div>
        </Part>
      )}
      {why.asked === RESULT && <WhyPart run={run} step={step} parameter={undefined} />}
      {step.branch !== undefined && (
        <Part title={words.step.branch}>
          <pre className={styles.value}>{step.branch}</pre>
        </Part>
      )}
      <Part title={words.step.parameters}>
        <Parameters run={run} step={step} why={why} />
      </Part>
      {why.asked !== undefined && why.asked !== RESULT && <WhyPart run={run} step={step} parameter={why.asked} />}
      {step.calls.length > 0 && (
        <Part title={words.step.calls}>
          <ul className={styles.calls}>
            {step.calls.map(({ name, args }, at) => (
              <li key={at}>
                <b>{name}</b>{' '}
                <span className={styles.mono}>
                  {Array.isArray(args) ? args.map((one) => readable(run, one)).join(', ') : showValue(args)}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={words.step.changed}>
        {changes.length + rowChanges.length === 0 && <p className={styles.dim}>{words.step.changedNothing}</p>}
        {changes.map(({ id, from, to }, at) => (
          <p key={at} className={styles.change}>
            <span>{nameOf(run, id)}</span>
            <span className={styles.mono}>
              {showValue(from)} → <b>{showValue(to)}</b>
            </span>
          </p>
        ))}
        {rowChanges.map(({ from, to }, at) => (
          <p key={at} className={styles.change}>
            <span>{to.name}</span>
            <span className={styles.mono}>
              {words.step.rowsOf(from?.count ?? 0)} → <b>{words.step.rowsOf(to.count)}</b>
            </span>
          </p>
        ))}
      </Part>
      <Part title={words.step.here}>
        <BreakpointPart run={run} step={step} />
      </Part>
    </>
  )
}

/** What the action got; while it waits, each can be tried as another value. */
function Parameters({ run, step, why }: { readonly run: KeptRun; readonly step: RunStep; readonly why: Why }): ReactNode {
  const { session } = useEditor()
  const held = useValue(session.runLog.held)
  const tried = useValue(session.triedArguments)
  const { args = {} } = step
  if (Object.keys(args).length === 0) return <p className={styles.dim}>{words.step.noParameters}</p>
  const isHere = held?.number === run.number && step.took === undefined && held.actionId === step.actionId
  if (!isHere) return <Pairs run={run} values={args} why={why} />
  return (
    <dl className={styles.pairs}>
      {Object.entries({ ...args, ...tried }).map(([name, value]) => (
        <div key={name}>
          <dt>
            {name}
            {Object.hasOwn(tried, name) && <span className={styles.tried}>{words.step.tried}</span>}
          </dt>
          <dd>
            <TriedValue name={name} value={value} onTry={(next) => (session.triedArguments.value = { ...tried, [name]: next })} />
          </dd>
          <dd className={styles.askCell}>
            <WhyButton name={name} isOpen={why.asked === name} onPress={() => why.toggle(name)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Ids of variables are shown by their names. */
const readable = (run: KeptRun, value: unknown): string =>
  typeof value === 'string' && run.variables.has(value) ? nameOf(run, value) : showValue(value)

const nameOf = ({ variables }: KeptRun, id: Id): string => variables.get(id)?.name ?? id

interface PairsProps {
  readonly run: KeptRun
  readonly values: Readonly<Record<string, unknown>>
  /** Each of them says why it is what it is. */
  readonly why?: Why
}

function Pairs({ run, values, why }: PairsProps): ReactNode {
  return (
    <dl className={styles.pairs}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={value === undefined || value === null || value === '' ? styles.none : undefined}>
            {value === undefined || value === null ? words.step.nothing : readable(run, value)}
          </dd>
          {why && (
            <dd className={styles.askCell}>
              <WhyButton name={name} isOpen={why.asked === name} onPress={() => why.toggle(name)} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
