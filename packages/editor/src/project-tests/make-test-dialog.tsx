import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { TestResult } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { freeName, insertTest } from '@heddle/document/operations'
import { writeRecording } from '@heddle/workflow/trace'
import { showShort } from '../formula/show-value.ts'
import type { KeptRun } from '../runs/run-log.ts'
import { variableName, workflowName } from '../runs/run-names.ts'
import { useEditor } from '../session/use-editor.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextField } from '../ui/text-field.tsx'
import { expectationName } from './difference.ts'
import { notKeptOf, offeredValues, recordingOf, secretsOf, type OfferedValue } from './make-test.ts'
import { tryTest } from './run-tests.ts'
import { words } from './words.ts'
import styles from './tests-tab.module.css'

const keyOf = ({ of, id }: Pick<OfferedValue, 'of' | 'id'>): string => `${of} ${id}`

/** Asks which values of a run have to come out again. It runs once more meanwhile: what does not come out again is not chosen. */
export function MakeTestDialog({ run }: { readonly run: KeptRun }): ReactNode {
  const editor = useEditor()
  const { session, view, newId } = editor
  const { offered, recording } = useMemo(() => {
    const nameOf = (id: Id) => variableName(editor, run, id)
    return { offered: offeredValues(run, nameOf), recording: writeRecording(recordingOf(run), secretsOf(run, nameOf)) }
  }, [editor, run])
  const [name, setName] = useState(() => {
    const taken = new Set(view.of('test').map((test) => test.name))
    return freeName(workflowName(editor, run.workflowId), (free) => taken.has(free))
  })
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const [isExact, setExact] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [again, setAgain] = useState<TestResult>()
  useEffect(() => {
    let isHere = true
    void tryTest(editor, { recording, expected: offered }).then((result) => isHere && setAgain(result))
    return () => {
      isHere = false
    }
  }, [editor, recording, offered])
  const notKept = notKeptOf(run)
  const ran = again && 'values' in again ? new Map(again.values.map((one) => [keyOf(one), one])) : undefined
  const isOn = (one: OfferedValue): boolean => chosen[keyOf(one)] ?? (one.isSuggested && ran?.get(keyOf(one))?.isMet !== false)
  const close = (): void => void (session.testDraft.value = undefined)
  const create = (): void => {
    const expected = offered.filter(isOn).map(({ of, id, value }) => ({ of, id, value }))
    const result = insertTest(view, {
      name,
      workflowId: run.workflowId,
      recording,
      expected,
      newId,
      ...(isExact && { isExact }),
    })
    if (!result.ok) return setWrong(result.issues[0]?.message)
    if (!editor.change(words.changes.make(name), result)) return
    session.shownTest.value = result.ids?.[0]
    session.dockTab.value = 'tests'
    session.isRunsOpen.value = true
    close()
  }
  return (
    <FormDialog
      title={words.make}
      cancel={words.dialog.cancel}
      submit={words.dialog.create}
      className={styles.form}
      onClose={close}
      onSubmit={create}
    >
      <TextField
        label={words.dialog.name}
        value={name}
        error={wrong}
        autoFocus
        onChange={(text) => {
          setName(text)
          setWrong(undefined)
        }}
      />
      <fieldset>
        <legend>{words.dialog.values}</legend>
        <ul className={styles.choices}>
          {offered.map((one) => {
            const key = keyOf(one)
            const found = ran?.get(key)
            return (
              <li key={key} className={styles.choice}>
                <input
                  id={`expect ${key}`}
                  type="checkbox"
                  checked={isOn(one)}
                  onChange={({ target }) => {
                    setChosen({ ...chosen, [key]: target.checked })
                    setWrong(undefined)
                  }}
                />
                <label htmlFor={`expect ${key}`}>
                  <span className={styles.name}>{expectationName(editor, one, run.workflowId)}</span>{' '}
                  <span className={styles.dim}>{words[one.of]}</span> <span className={styles.mono}>{showShort(one.value)}</span>{' '}
                  {found?.isMet === false && (
                    <span className={styles.differs}>{words.dialog.differs(showShort(found.given))}</span>
                  )}
                </label>
              </li>
            )
          })}
        </ul>
      </fieldset>
      <p role="status" className={styles.dim}>
        {!again && words.dialog.trying}
        {again?.status === 'impossible' && again.reason}
        {again?.status === 'asks' && words.dialog.asks(again.call.name)}
      </p>
      {notKept.length > 0 && <p className={styles.dim}>{words.dialog.notKept(notKept)}</p>}
      <Switch label={words.dialog.exact} hint={words.dialog.exactHint} isOn={isExact} onChange={setExact} />
    </FormDialog>
  )
}
