import { SquareArrowOutUpRight } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { extractPart, type Extraction } from '@heddle/formula/rewrite'
import { freeName, insertFormula } from '@heddle/document/operations'
import { describeCode } from '../../session/describe-code.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { AnchoredPopover } from '../../ui/popover.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Fix } from '../mistakes.ts'
import type { TextRange } from '../lit-part.ts'
import { words as formulaWords } from '../words.ts'
import { words } from './words.ts'
import styles from './extract-button.module.css'

/** What belongs to the place of a formula, whatever it is. */
const PLACE: readonly string[] = ['context', 'event']

export interface ExtractButtonProps {
  readonly text: string
  /** Names that the formula has beside those of every scope. */
  readonly names: readonly string[]
  readonly selection: () => TextRange
  readonly onReplace: (change: Fix) => void
}

/** Makes a formula of the project from the part that is selected, and calls it where it stood. */
export function ExtractButton({ text, names, selection, onReplace }: ExtractButtonProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState<Extraction>()
  const local = new Set([...PLACE, ...names])
  return (
    <span ref={anchor}>
      <Button
        tone="quiet"
        icon={SquareArrowOutUpRight}
        isDisabled={text.trim() === ''}
        onPress={() => setOpen(extractPart(text, selection(), (name) => local.has(name)))}
      >
        {words.extract}
      </Button>
      <AnchoredPopover
        anchor={anchor as RefObject<Element | null>}
        isOpen={open !== undefined}
        onClose={() => setOpen(undefined)}
        label={words.extract}
        placement="bottom end"
      >
        {open && <Extract extraction={open} onReplace={onReplace} onDone={() => setOpen(undefined)} />}
      </AnchoredPopover>
    </span>
  )
}

interface ExtractProps {
  readonly extraction: Extraction
  readonly onReplace: (change: Fix) => void
  readonly onDone: () => void
}

function Extract({ extraction, onReplace, onDone }: ExtractProps) {
  const { view, change, newId } = useEditor()
  const [name, setName] = useState(() => {
    const taken = new Set(view.of('formula').map((formula) => formula.name))
    return freeName(formulaWords.kinds['function'] ?? '', (free) => taken.has(free), { separator: '' })
  })
  const [wrong, setWrong] = useState<string>()
  if (!extraction.ok) return <p className={styles.hint}>{words.cannotExtract[extraction.why]}</p>
  const { part } = extraction
  const make = () => {
    const result = insertFormula(view, {
      name,
      code: part.code,
      parameters: part.parameters.map((parameter) => ({ name: parameter.name, type: 'any' })),
      newId,
    })
    const id = result.ok ? result.ids?.[0] : undefined
    if (!result.ok || id === undefined) return setWrong(result.ok ? '' : (result.issues[0]?.message ?? ''))
    if (!change(words.extracted(name), result)) return undefined
    onDone()
    const given = part.parameters.map(({ code }) => code).join(', ')
    return onReplace({ label: '', from: part.from, to: part.to, text: `formulas['${id}'](${given})` })
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        make()
      }}
    >
      <TextField label={words.nameOfPart} value={name} onChange={setName} error={wrong} isMono autoFocus />
      <code className={styles.code}>{describeCode(part.code, view)}</code>
      <p className={styles.hint}>{words.takes(part.parameters.map((parameter) => parameter.name))}</p>
      <Button type="submit" tone="primary">
        {words.makeFormula}
      </Button>
    </form>
  )
}
