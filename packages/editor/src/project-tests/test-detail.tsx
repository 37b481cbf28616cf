import { Copy, CornerDownLeft, Play, Trash2 } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'
import type { TestRecord } from '@heddle/document'
import { moveRecord, setTest } from '@heddle/document/operations'
import { deleteData, duplicateData, renameData } from '../commands/data/data-changes.ts'
import { showValue, showShort } from '../formula/show-value.ts'
import { words as runWords } from '../runs/words.ts'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { differenceOf, expectationName, openStep, stepName, type DifferentStep } from './difference.ts'
import { runTests, testState } from './run-tests.ts'
import type { TestOutcome } from './slice.ts'
import { takenValues, withAnswer } from './take-values.ts'
import { words } from './words.ts'
import heard from '../ui/heard.module.css'
import styles from './tests-tab.module.css'

export interface TestDetailProps {
  readonly test: TestRecord
  readonly outcome: TestOutcome | undefined
  readonly nameRef: Ref<HTMLInputElement>
}

/** One test: its name, what it expects, and what came out when it ran last. */
export function TestDetail({ test, outcome, nameRef }: TestDetailProps): ReactNode {
  const editor = useEditor()
  const { id, name, folder } = test
  const [error, setError] = useState<string>()
  const [wrongFolder, setWrongFolder] = useState<string>()
  const result = outcome?.result
  const state = testState(outcome)
  const run = (): void => void runTests(editor, [id])
  return (
    <div className={styles.detail}>
      <div className={styles.bar}>
        <div className={styles.field}>
          <TextField
            label={words.name}
            isLabelHidden
            value={name}
            error={error}
            inputRef={nameRef}
            onCommit={(text) => setError(renameData(editor, id, text))}
          />
        </div>
        <Button icon={Play} isPending={state === 'running'} onPress={run}>
          {words.run}
        </Button>
        <IconButton
          icon={Copy}
          label={words.duplicate}
          keys="Ctrl+D"
          onPress={() => (editor.session.shownTest.value = duplicateData(editor, id) ?? id)}
        />
        <IconButton icon={Trash2} label={words.remove} keys="Del" onPress={() => void deleteData(editor, id)} />
      </div>
      <div className={styles.body}>
        <TextField
          label={words.folder}
          value={folder}
          error={wrongFolder}
          onCommit={(text) => {
            const moved = moveRecord(editor.view, { id, folder: text })
            setWrongFolder(moved.ok ? undefined : moved.issues[0]?.message)
            if (moved.ok && text !== folder) editor.change(words.changes.move(name), moved)
          }}
        />
        <p className={styles.state} data-state={state}>
          {words.states[state]}
          {result?.status === 'impossible' && `: ${result.reason}`}
          {outcome?.isStale && <span className={styles.dim}> {words.stale}</span>}
        </p>
        {result?.status === 'asks' && <Asked key={result.call.name} test={test} result={result} onGiven={run} />}
        {result?.status === 'failed' && result.step && <Step step={result.step} />}
        <Values test={test} result={result} />
        {result?.status === 'failed' && (
          <Button
            onPress={() => {
              if (editor.change(words.changes.take(name), setTest(editor.view, { id, values: takenValues(test, result) }))) run()
            }}
          >
            {words.take}
          </Button>
        )}
        {result && 'effects' in result && result.effects.length > 0 && <Effects effects={result.effects} />}
      </div>
    </div>
  )
}

type Result = NonNullable<TestOutcome['result']>

function Step({ step }: { readonly step: DifferentStep }): ReactNode {
  const editor = useEditor()
  const { part, expected, given } = differenceOf(step)
  return (
    <section className={styles.part}>
      <h3>{words.firstDifference}</h3>
      <p className={styles.step}>
        <b>{stepName(editor, step)}</b>
        {part && <span className={styles.dim}>{part}</span>}
        <Button tone="quiet" icon={CornerDownLeft} onPress={() => openStep(editor, step)}>
          {words.open}
        </Button>
      </p>
      <Change expected={expected} given={given} />
    </section>
  )
}

function Change({ expected, given }: { readonly expected: string; readonly given: string }): ReactNode {
  return (
    <p className={styles.change}>
      <span>
        <span className={heard.heard}>{words.expected} </span>
        {expected}
      </span>
      <span aria-hidden> → </span>
      <b>
        <span className={heard.heard}>{words.given} </span>
        {given}
      </b>
    </p>
  )
}

function Values({ test, result }: { readonly test: TestRecord; readonly result: Result | undefined }): ReactNode {
  const editor = useEditor()
  const { expected, isExact, workflowId } = test
  const ran = result && 'values' in result ? result.values : undefined
  return (
    <section className={styles.part}>
      <h3>{words.values}</h3>
      {isExact && <p className={styles.dim}>{words.dialog.exact}</p>}
      <ul className={styles.values}>
        {expected.map((one) => {
          const found = ran?.find(({ of, id }) => of === one.of && id === one.id)
          const isWrong = found?.isMet === false
          return (
            <li key={`${one.of} ${one.id}`} data-wrong={isWrong || undefined}>
              <span className={styles.name}>{expectationName(editor, one, workflowId)}</span>
              <span className={styles.dim}>{words[one.of]}</span>
              {isWrong ? (
                <Change expected={showShort(one.value)} given={showShort(found.given)} />
              ) : (
                <span className={styles.mono} title={showValue(one.value)}>
                  {showShort(one.value)}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Effects({ effects }: { readonly effects: readonly { readonly name: string; readonly args: unknown }[] }): ReactNode {
  return (
    <section className={styles.part}>
      <h3>{words.effects}</h3>
      <ul className={styles.values}>
        {effects.map(({ name, args }, at) => (
          <li key={at}>
            <b>{name}</b>
            <span className={styles.mono}>{showShort(args)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.dim}>{words.effectsHint}</p>
    </section>
  )
}

interface AskedProps {
  readonly test: TestRecord
  readonly result: Extract<Result, { readonly status: 'asks' }>
  readonly onGiven: () => void
}

/** What the run reads and the recording has no answer for: somebody says it, and the test keeps it. */
function Asked({ test, result, onGiven }: AskedProps): ReactNode {
  const editor = useEditor()
  const { name, args } = result.call
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const give = (): void => {
    const value = readJson(text)
    if (!value) return setError(runWords.step.noJson)
    const values = withAnswer(test, result, value.read)
    if (!values) return
    const done = editor.change(words.changes.answer(test.name), setTest(editor.view, { id: test.id, values }))
    if (done) onGiven()
  }
  return (
    <section className={styles.part}>
      <h3>{words.asksTitle}</h3>
      <p>
        <b>{name}</b> <span className={styles.mono}>{showShort(args)}</span>
      </p>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault()
          give()
        }}
      >
        <div className={styles.field}>
          <TextField
            label={words.answer}
            isLabelHidden
            isMono
            value={text}
            hint={words.asksHint}
            error={error}
            onChange={(next) => {
              setText(next)
              setError(undefined)
            }}
          />
        </div>
        <Button type="submit">{words.give}</Button>
      </form>
    </section>
  )
}

function readJson(text: string): { readonly read: unknown } | undefined {
  try {
    return { read: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
