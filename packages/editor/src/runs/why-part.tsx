import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { explainPast, type PastFormula } from '../formula/past-names.ts'
import { WhyPane } from '../formula/large/why-pane.tsx'
import type { TextRange } from '../formula/lit-part.ts'
import { showShort } from '../formula/show-value.ts'
import type { Evaluated } from '../frame/connection.ts'
import { describeCode } from '../session/describe-code.ts'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { useValue } from '../use-value.ts'
import { showList } from '../workflows/show-workflow.ts'
import type { KeptRun } from './run-log.ts'
import type { RunStep } from './run-steps.ts'
import { actionOf, isSameValue, valueAt, whenceOf } from './why-value.ts'
import { words } from './words.ts'
import styles from './step-inspector.module.css'

export interface WhyPartProps {
  readonly run: KeptRun
  readonly step: RunStep
  /** The parameter that is asked for; what the action gave without one. */
  readonly parameter: string | undefined
}

/** Why a parameter of a step, or what its action gave, is what it is: the parts of its formulas with what each gave then. */
export function WhyPart({ run, step, parameter }: WhyPartProps): ReactNode {
  const title = parameter === undefined ? words.step.whyAnswer : words.step.whyOf(parameter)
  const parameters = parameter === undefined ? Object.keys(step.args ?? {}) : [parameter]
  return (
    <section className={styles.part} aria-label={title} aria-live="polite">
      <h3 className={styles.partHead}>{title}</h3>
      {parameter === undefined && <p className={styles.dim}>{words.step.given(parameters)}</p>}
      {parameters.map((name) => (
        <ParameterWhy key={name} run={run} step={step} parameter={name} isNamed={parameter === undefined} />
      ))}
      <OpenAction run={run} step={step} parameter={parameter} />
    </section>
  )
}

function ParameterWhy({ run, step, parameter, isNamed }: Required<WhyPartProps> & { readonly isNamed: boolean }): ReactNode {
  const editor = useEditor()
  const name = parameter ?? ''
  const { isSet, formulas } = useMemo(() => whenceOf(editor, run, step, name), [editor, run, step, name])
  const isKnown = actionOf(editor, run, step) !== undefined
  if (formulas.length === 0) {
    // Of several parameters only those that formulas gave have more to say.
    if (isNamed) return null
    return <p className={styles.dim}>{isKnown ? (isSet ? words.step.written : words.step.notSet) : words.step.unknownAction}</p>
  }
  return formulas.map(({ path, formula }) => {
    const label = [...(isNamed ? [name] : []), ...path].join(' › ')
    return <FormulaWhy key={label} label={label} formula={formula} had={{ value: valueAt(step.args?.[name], path) }} />
  })
}

interface FormulaWhyProps {
  /** Which of several it is; empty where it is the only one. */
  readonly label: string
  readonly formula: PastFormula
  /** What the run had, to be compared with what is worked out again. */
  readonly had: { readonly value: unknown }
}

function FormulaWhy({ label, formula, had }: FormulaWhyProps): ReactNode {
  const { view } = useEditor()
  const answer = useExplainedPast(formula)
  const [lit, setLit] = useState<TextRange>()
  const [picked, setPicked] = useState<TextRange>()
  const { code } = formula
  const read = (from: number, to?: number): string => describeCode(code.slice(from, to), view)
  const { from, to } = lit ?? picked ?? { from: 0, to: 0 }
  const result = answer?.result
  return (
    <div className={styles.why}>
      {label !== '' && <b className={styles.whyName}>{label}</b>}
      <code className={styles.value}>
        {to > from ? (
          <>
            {read(0, from)}
            <mark className={styles.lit}>{read(from, to)}</mark>
            {read(to)}
          </>
        ) : (
          read(0)
        )}
      </code>
      {result && !result.ok && !answer.parts?.length && <p className={styles.failure}>{result.message}</p>}
      {answer && <WhyPane answer={answer} code={code} text={code} isBare onLight={setLit} onSelect={setPicked} />}
      {result?.ok && !isSameValue(result.value, had.value) && (
        <p className={styles.dim}>{words.step.again(showShort(result.value))}</p>
      )}
    </div>
  )
}

/** What a formula of the past gave and why; nothing until the canvas answered. */
function useExplainedPast(formula: PastFormula): Evaluated | undefined {
  const connection = useValue(useEditor().canvas)
  const [answer, setAnswer] = useState<Evaluated>()
  useEffect(() => {
    let isCurrent = true
    const failed: Evaluated = { result: { ok: false, message: words.step.noCanvas }, took: 0 }
    const asked = connection ? explainPast(connection, formula).catch(() => failed) : Promise.resolve(failed)
    void asked.then((given) => isCurrent && setAnswer(given))
    return () => {
      isCurrent = false
    }
  }, [connection, formula])
  return answer
}

/** Leads to the action as it is now, and to the very parameter. */
function OpenAction({ run, step, parameter }: WhyPartProps): ReactNode {
  const editor = useEditor()
  const { workflowId, actionId } = step
  if (!editor.view.find('workflow', workflowId)?.actions[actionId]) return null
  const hasFormula = parameter !== undefined && whenceOf(editor, run, step, parameter).formulas.length > 0
  return (
    <div className={styles.open}>
      <Button
        onPress={() => {
          const { session } = editor
          showList(editor, workflowId)
          session.action.value = { workflowId, actionId }
          session.askedArgument.value = parameter ?? ''
        }}
      >
        {hasFormula ? words.step.openFormula : words.step.openAction}
      </Button>
    </div>
  )
}
