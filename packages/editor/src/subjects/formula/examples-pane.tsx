import { Check, CircleDashed, Plus, X } from 'lucide-react'
import type { FormulaExample, FormulaRecord, Id } from '@heddle/document'
import { argumentsOf, begunArguments, runExample, type ExampleOutcome, type RunnableFormula } from '../../session/run-example.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useOutcomes } from './use-outcomes.ts'
import { ValueField } from './value-field.tsx'
import { writeValueText } from './value-text.ts'
import { words } from './words.ts'
import styles from './examples.module.css'

export interface ExamplesPaneProps {
  readonly examples: readonly FormulaExample[] | undefined
  /** The formula as it is being written; keep the object while it is the same. */
  readonly formula: RunnableFormula
  /** The component that it is of. */
  readonly placeId?: Id | undefined
  /** Examples as they are when it is asked; none where the formula is gone. */
  readonly read: () => readonly FormulaExample[] | undefined
  readonly onSave: (examples: readonly FormulaExample[] | null) => boolean
  /** Which example the editor is open with. */
  readonly current: number | undefined
  readonly onOpen: (at: number) => void
}

const NO_EXAMPLES: readonly FormulaExample[] = []

/** Examples of a formula, tried with each key: those that fail stand open, those that pass in a line. */
export function ExamplesPane(props: ExamplesPaneProps) {
  const { examples = NO_EXAMPLES, formula, placeId, current, read, onSave, onOpen } = props
  const connection = useValue(useEditor().canvas)
  const { parameters } = formula
  const outcomes = useOutcomes(formula, examples, placeId)
  const met = outcomes.filter((outcome) => outcome?.isMet).length
  const save = (next: readonly FormulaExample[]) => onSave(next.length === 0 ? null : next)
  const set = (at: number, part: Partial<FormulaExample>) =>
    save(examples.map((example, each) => (each === at ? { ...example, ...part } : example)))
  /** The canvas is asked what the formula gives: the result on screen may be still to come, or of the text before. */
  const add = async (): Promise<void> => {
    if (!connection) return
    const given = begunArguments({ parameters }, current === undefined ? undefined : examples[current]?.given)
    // A frame that goes away answers nobody.
    const outcome = await runExample(connection, formula, { given, expected: null }, placeId).catch(() => undefined)
    const before = read()
    if (!before) return
    const expected = outcome?.message === undefined ? (outcome?.actual ?? null) : null
    if (save([...before, { given, expected }])) onOpen(before.length)
  }
  return (
    <section className={styles.pane} aria-label={words.examples}>
      <header className={styles.head}>
        <h3 className={styles.title}>{words.examples}</h3>
        {examples.length > 0 && outcomes.length === examples.length && (
          <span role="status" className={classNames(styles.count, met < examples.length && styles.failing)}>
            {words.passed(met, examples.length)}
          </span>
        )}
        <span className={styles.space} />
        <IconButton icon={Plus} size={24} label={words.addExample} isDisabled={!connection} onPress={() => void add()} />
      </header>
      {examples.length === 0 && <p className={styles.hint}>{words.examplesNone}</p>}
      {examples.map((example, at) => (
        <Example
          // Examples are their places.
          key={at}
          at={at}
          example={example}
          parameters={parameters}
          outcome={outcomes[at]}
          isOpen={current === at}
          onOpen={() => onOpen(at)}
          onChange={(part) => set(at, part)}
          onRemove={() => save(examples.filter((_, each) => each !== at))}
        />
      ))}
    </section>
  )
}

interface ExampleProps {
  readonly at: number
  readonly example: FormulaExample
  readonly parameters: FormulaRecord['parameters']
  readonly outcome: ExampleOutcome | undefined
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onChange: (part: Partial<FormulaExample>) => void
  readonly onRemove: () => void
}

function Example({ at, example, parameters, outcome, isOpen, onOpen, onChange, onRemove }: ExampleProps) {
  const name = example.name ?? words.exampleAt(at + 1)
  const isFailing = outcome?.isMet === false
  const Icon = outcome === undefined ? CircleDashed : isFailing ? X : Check
  const label = words.example(name, outcome?.isMet)
  if (!isOpen && !isFailing) {
    return (
      <button
        type="button"
        className={styles.line}
        data-met={outcome?.isMet}
        aria-expanded={false}
        aria-label={label}
        onClick={onOpen}
      >
        <Icon size={14} aria-hidden />
        <span className={styles.name}>{name}</span>
      </button>
    )
  }
  const rename = (text: string) => onChange({ name: text.trim() === '' ? words.exampleAt(at + 1) : text.trim() })
  return (
    <section className={styles.card} data-failing={isFailing || undefined} aria-label={label}>
      <div className={styles.cardHead}>
        <Icon size={14} aria-hidden />
        <TextField label={words.exampleName} isLabelHidden value={name} onCommit={rename} />
        <IconButton icon={X} size={24} label={words.removeExample(name)} onPress={onRemove} />
      </div>
      {parameters.map((parameter) => (
        <ValueField
          key={parameter.name}
          label={parameter.name}
          value={argumentsOf({ parameters }, example.given)[parameter.name] ?? null}
          onCommit={(next) => onChange({ given: { ...example.given, [parameter.name]: next } })}
        />
      ))}
      <ValueField label={words.expected} value={example.expected} onCommit={(expected) => onChange({ expected })} />
      {outcome && isFailing && (
        <div className={styles.row}>
          <span className={styles.label}>{words.now}</span>
          <span className={styles.now}>{outcome.message ?? (writeValueText(outcome.actual) || words.nothing)}</span>
        </div>
      )}
      <div className={styles.acts}>
        {outcome && isFailing && outcome.message === undefined && (
          <Button onPress={() => onChange({ expected: outcome.actual })}>{words.take}</Button>
        )}
        {!isOpen && (
          <Button tone="quiet" onPress={onOpen}>
            {words.openWith}
          </Button>
        )}
      </div>
    </section>
  )
}
