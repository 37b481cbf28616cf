import { Check, CircleDashed, CircleHelp, LoaderCircle, OctagonX, Play, X, type LucideIcon } from 'lucide-react'
import { Fragment, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Id, TestRecord } from '@heddle/document'
import { moveRecord } from '@heddle/document/operations'
import { useRecords } from '@heddle/store/react'
import { deleteData, duplicateData } from '../commands/data/data-changes.ts'
import { workflowName } from '../runs/run-names.ts'
import type { Editor } from '../session/editor.ts'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useValue } from '../use-value.ts'
import { failureText } from './difference.ts'
import { runTests, stale, testState, touchesTests, type TestState } from './run-tests.ts'
import type { TestOutcome } from './slice.ts'
import { TestDetail } from './test-detail.tsx'
import { failedTests, placeBeside, testGroups } from './test-groups.ts'
import { words } from './words.ts'
import styles from './tests-tab.module.css'

const ICONS: Readonly<Record<TestState, LucideIcon>> = {
  passed: Check,
  failed: X,
  asks: CircleHelp,
  impossible: OctagonX,
  running: LoaderCircle,
  none: CircleDashed,
}

/** Tests of the project: all of them, and the one that is on show with what came out. */
export function TestsTab(): ReactNode {
  const editor = useEditor()
  const { session, store, view } = editor
  const tests = useRecords(store, 'test')
  const outcomes = useValue(session.testOutcomes)
  const shownId = useValue(session.shownTest)
  const shown = tests.find(({ id }) => id === shownId)
  const nameRef = useRef<HTMLInputElement>(null)
  useEffect(
    () =>
      store.listen((diff) => {
        const { testOutcomes } = session
        if (testOutcomes.peek().size > 0 && touchesTests(diff, view)) testOutcomes.value = stale(testOutcomes.peek())
      }),
    [store, view, session],
  )
  if (tests.length === 0) return <p className={styles.empty}>{words.empty}</p>
  const failed = failedTests(tests, outcomes)
  const isRunning = [...outcomes.values()].some(({ result }) => !result)
  return (
    <div className={styles.split}>
      <div className={styles.side}>
        <div className={styles.bar}>
          <Button
            icon={Play}
            isPending={isRunning}
            onPress={() =>
              void runTests(
                editor,
                tests.map(({ id }) => id),
              )
            }
          >
            {words.runAll}
          </Button>
          {failed.length > 0 && (
            <Button isDisabled={isRunning} onPress={() => void runTests(editor, failed)}>
              {words.runFailed(failed.length)}
            </Button>
          )}
          <Summary tests={tests} outcomes={outcomes} />
        </div>
        <TestList tests={tests} outcomes={outcomes} shown={shown} onRename={() => nameRef.current?.focus()} />
      </div>
      {shown ? (
        <TestDetail key={shown.id} test={shown} outcome={outcomes.get(shown.id)} nameRef={nameRef} />
      ) : (
        <div className={styles.blank} />
      )}
    </div>
  )
}

type Outcomes = ReadonlyMap<string, TestOutcome>

function Summary({ tests, outcomes }: { readonly tests: readonly TestRecord[]; readonly outcomes: Outcomes }): ReactNode {
  const states = tests.map(({ id }) => testState(outcomes.get(id)))
  const ran = states.filter((state) => state !== 'none' && state !== 'running')
  const passed = states.filter((state) => state === 'passed').length
  return (
    <span role="status" className={styles.dim} data-failed={passed < ran.length || undefined}>
      {ran.length > 0 && `${words.states.passed} ${words.results(passed, ran.length)}`}
    </span>
  )
}

interface TestListProps {
  readonly tests: readonly TestRecord[]
  readonly outcomes: Outcomes
  readonly shown: TestRecord | undefined
  readonly onRename: () => void
}

/** By folder. Arrows walk, Ctrl and arrows or a drag move, Enter runs, F2 renames, Ctrl+D duplicates, Delete deletes. */
function TestList({ tests: all, outcomes, shown, onRename }: TestListProps): ReactNode {
  const editor = useEditor()
  const { session } = editor
  const groups = testGroups(all)
  const tests = groups.flatMap((group) => group.tests)
  const [dragged, setDragged] = useState<string>()
  const move = (id: Id, to: { readonly before: Id | null; readonly folder?: string } | undefined): void => {
    const name = all.find((test) => test.id === id)?.name ?? ''
    if (to) editor.change(words.changes.move(name), moveRecord(editor.view, { id, ...to }))
  }
  const press = (event: KeyboardEvent): void => {
    const list = event.currentTarget
    const at = tests.findIndex(({ id }) => id === shown?.id)
    const go = (to: number): void => {
      const next = tests[Math.min(tests.length - 1, Math.max(0, to))]
      session.shownTest.value = next?.id
      list.querySelector<HTMLElement>(`[data-test="${next?.id}"]`)?.focus()
    }
    const acts = actsOf(editor, shown, onRename, () => go(at + 1 < tests.length ? at + 1 : at - 1))
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(tests.length - 1),
      'Ctrl+ArrowUp': () => shown && move(shown.id, placeBeside(all, shown.id, -1)),
      'Ctrl+ArrowDown': () => shown && move(shown.id, placeBeside(all, shown.id, 1)),
      ...acts,
    }
    const act = keys[`${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.key}`]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <ul className={styles.list} aria-label={words.list} onKeyDown={press}>
      {groups.map(({ folder, tests: inside }) => (
        <Fragment key={folder}>
          {folder !== '' && (
            <li className={styles.folder}>
              <span>{folder}</span>
              <IconButton
                icon={Play}
                size={24}
                label={words.runFolder(folder)}
                onPress={() =>
                  void runTests(
                    editor,
                    inside.map(({ id }) => id),
                  )
                }
              />
            </li>
          )}
          {inside.map((test) => (
            <TestRow
              key={test.id}
              test={test}
              outcome={outcomes.get(test.id)}
              isShown={test.id === shown?.id}
              isFirst={!shown && test === tests[0]}
              onDrag={setDragged}
              onDrop={() => dragged !== undefined && move(dragged, { before: test.id, folder })}
            />
          ))}
        </Fragment>
      ))}
    </ul>
  )
}

function TestRow({
  test,
  outcome,
  isShown,
  isFirst,
  onDrag,
  onDrop,
}: {
  readonly test: TestRecord
  readonly outcome: TestOutcome | undefined
  readonly isShown: boolean
  /** The keyboard comes to it where none is shown. */
  readonly isFirst: boolean
  readonly onDrag: (id: Id | undefined) => void
  /** A test was let go on this one: it goes before it. */
  readonly onDrop: () => void
}): ReactNode {
  const editor = useEditor()
  const state = testState(outcome)
  const Icon = ICONS[state]
  const [isOver, setOver] = useState(false)
  const failure = outcome?.result && state !== 'passed' ? failureText(editor, outcome.result) : undefined
  return (
    <li
      draggable
      data-over={isOver || undefined}
      className={styles.item}
      onDragStart={() => onDrag(test.id)}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop()
      }}
    >
      <button
        type="button"
        className={styles.row}
        data-test={test.id}
        data-state={state}
        data-stale={outcome?.isStale || undefined}
        aria-pressed={isShown}
        tabIndex={isShown || isFirst ? 0 : -1}
        onClick={() => (editor.session.shownTest.value = test.id)}
      >
        <Icon size={14} strokeWidth={1.8} role="img" aria-label={words.states[state]} />
        <span className={styles.name}>{test.name}</span>
        <span className={styles.cut}>{failure ?? workflowName(editor, test.workflowId)}</span>
      </button>
    </li>
  )
}

function actsOf(
  editor: Editor,
  shown: TestRecord | undefined,
  onRename: () => void,
  leave: () => void,
): Readonly<Record<string, () => void>> {
  if (!shown) return {}
  const { id } = shown
  return {
    Enter: () => void runTests(editor, [id]),
    F2: onRename,
    'Ctrl+d': () => {
      editor.session.shownTest.value = duplicateData(editor, id) ?? id
    },
    Delete: () => {
      leave()
      deleteData(editor, id)
    },
  }
}
