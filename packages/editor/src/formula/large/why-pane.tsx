import { ArrowDownWideNarrow, Columns3, Filter } from 'lucide-react'
import type { ExplainedValue } from '@heddle/canvas/protocol'
import { classNames } from '../../ui/class-names.ts'
import { describeCode } from '../../session/describe-code.ts'
import { useEditor } from '../../session/use-editor.ts'
import type { TextRange } from '../lit-part.ts'
import { words as formulaWords } from '../words.ts'
import type { Explained } from './use-explained.ts'
import { words } from './words.ts'
import styles from './why-pane.module.css'

const STEPS = {
  filter: { icon: Filter, label: words.filtered },
  sort: { icon: ArrowDownWideNarrow, label: words.sorted },
  map: { icon: Columns3, label: words.mapped },
} as const

export interface WhyPaneProps extends Pick<Explained, 'answer' | 'code'> {
  /** The text as it is now; what is explained must be about it. */
  readonly text: string
  readonly onLight: (range: TextRange | undefined) => void
  readonly onSelect: (range: TextRange) => void
  /** It stands below a heading that says what it is. */
  readonly isBare?: boolean
}

/** What each part of the formula gave: pointing at one lights it up in the text, a click selects it there. */
export function WhyPane({ answer, code, text, onLight, onSelect, isBare = false }: WhyPaneProps) {
  const { view } = useEditor()
  const parts = answer?.parts ?? []
  const isCurrent = code === text
  const row = answer?.rows
  return (
    <section className={classNames(styles.pane, isBare && styles.bare)} aria-label={words.why}>
      {!isBare && (
        <header className={styles.head}>
          <h3 className={styles.title}>{words.why}</h3>
          {row && row.count > 0 && <span className={styles.hint}>{words.whyOf(String(row.row + 1))}</span>}
        </header>
      )}
      {text.trim() === '' || parts.length === 0 ? (
        <p className={styles.hint}>{words.noParts}</p>
      ) : (
        <ul className={classNames(styles.parts, !isCurrent && styles.old)} onMouseLeave={() => onLight(undefined)}>
          {parts.map((part, at) => (
            <Part
              // Parts of one answer are their places.
              key={at}
              part={part}
              name={nameOf(part, (from, to) => describeCode(code.slice(from, to), view))}
              onLight={(range) => isCurrent && onLight(range)}
              onSelect={(range) => isCurrent && onSelect(range)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface PartProps extends Pick<WhyPaneProps, 'onLight' | 'onSelect'> {
  readonly part: ExplainedValue
  readonly name: string
}

function Part({ part, name, onLight, onSelect }: PartProps) {
  const { kind, depth, from, to, outcome } = part
  const step = kind === 'filter' || kind === 'sort' || kind === 'map' ? STEPS[kind] : undefined
  const range = from === undefined || to === undefined ? undefined : { from, to }
  const said = saidOf(part)
  const isWrong = outcome.state === 'error' && outcome.isCause
  return (
    <li>
      <button
        type="button"
        className={styles.part}
        style={{ paddingInlineStart: 8 + Math.min(depth, 12) * 12 }}
        data-state={isWrong ? 'wrong' : outcome.state}
        disabled={!range}
        aria-label={`${name}: ${said}`}
        title={`${name}: ${said}`}
        onMouseEnter={() => onLight(range)}
        onFocus={() => onLight(range)}
        onBlur={() => onLight(undefined)}
        onClick={() => range && onSelect(range)}
      >
        {step && <step.icon size={12} aria-hidden />}
        <span className={styles.name} data-kind={kind}>
          {name}
        </span>
        <span className={styles.said}>{said}</span>
      </button>
    </li>
  )
}

function nameOf({ kind, from, to }: ExplainedValue, read: (from: number, to: number) => string): string {
  if (kind === 'filter' || kind === 'sort' || kind === 'map') return STEPS[kind].label
  const text = read(from ?? 0, to ?? 0)
  // The parts of a call stand below it.
  return kind === 'call' ? `${text.slice(0, Math.max(0, text.indexOf('(')))}(…)` : text
}

function saidOf({ kind, outcome, isRepeated, runs }: ExplainedValue): string {
  // What runs for each row is no value; what it gave stands below it.
  if (outcome.state === 'not-run') return kind === 'callback' ? words.callback : words.notRun
  if (outcome.state === 'error') return outcome.message
  const value = outcome.kind === 'array' ? words.rows(outcome.count ?? 0) : valueText(outcome)
  return isRepeated && runs > 1 ? `${value} · ${words.inEachRow(runs)}` : value
}

function valueText({ kind, text }: { readonly kind: string; readonly text: string }): string {
  return kind === 'undefined' || kind === 'null' ? (formulaWords.kinds[kind] ?? text) : text
}
