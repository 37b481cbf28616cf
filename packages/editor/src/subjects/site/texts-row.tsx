import { LocateFixed } from 'lucide-react'
import { memo } from 'react'
import { isBinding, type Language } from '@heddle/document'
import { languageName } from '../../session/language-name.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Spot } from '../collection/table/grid-step.ts'
import { TextInput, type After } from './text-input.tsx'
import { isWritten, textIn, type TextRow } from './text-rows.ts'
import { words } from './words.ts'
import styles from './texts.module.css'

interface TextsRowProps {
  readonly row: TextRow
  readonly at: number
  readonly top: number
  readonly languages: readonly Language[]
  readonly activeColumn: number | undefined
  readonly selected: readonly [first: number, last: number] | undefined
  /** What is being typed into the active cell. */
  readonly typing: string | undefined
  readonly onFinish: (text: string | undefined, after: After) => void
  /** The column that is active, in whose language a text is shown. */
  readonly language: Language | undefined
  readonly onShow: (row: TextRow, language: Language | undefined) => void
}

/** One text in all languages. Rows that stay as they are are not drawn again. */
export const TextsRow = memo(
  function TextsRow({ row, at, top, languages, activeColumn, selected, typing, onFinish, language, onShow }: TextsRowProps) {
    return (
      <div role="row" aria-rowindex={at + 2} className={styles.row} style={{ transform: `translateY(${top}px)` }}>
        <span role="rowheader" aria-colindex={1} className={styles.where} title={`${row.holder} · ${row.label}`}>
          <span className={styles.label}>
            {row.label} <span className={styles.holder}>{row.holder}</span>
          </span>
          <IconButton
            icon={LocateFixed}
            size={20}
            excludeFromTabOrder
            label={words.show(row.label)}
            onPress={() => onShow(row, language)}
          />
        </span>
        {languages.map((code, column) => {
          const isActive = column === activeColumn
          const isSelected = selected !== undefined && column >= selected[0] && column <= selected[1]
          return (
            <Cell key={code} row={row} language={code} at={{ row: at, column }} isActive={isActive} isSelected={isSelected}>
              {isActive && typing !== undefined && (
                <TextInput label={words.cell(row.label, languageName(code))} text={typing} onFinish={onFinish} />
              )}
            </Cell>
          )
        })}
      </div>
    )
  },
  (before, after) =>
    before.row === after.row &&
    before.at === after.at &&
    before.languages === after.languages &&
    before.language === after.language &&
    before.activeColumn === after.activeColumn &&
    before.typing === after.typing &&
    before.selected?.[0] === after.selected?.[0] &&
    before.selected?.[1] === after.selected?.[1] &&
    // Where something is typed, what happens to it reads what is selected now.
    after.activeColumn === undefined,
)

function Cell({
  row,
  language,
  at,
  isActive,
  isSelected,
  children,
}: {
  readonly row: TextRow
  readonly language: Language
  readonly at: Spot
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly children: React.ReactNode
}) {
  const value = row.values[language]
  const isBound = value !== undefined && isBinding(value)
  const text = textIn(row, language)
  const isMissing = !isWritten(row, language)
  return (
    <span
      id={textCellId(at)}
      role="gridcell"
      aria-colindex={at.column + 2}
      data-cell={`${at.row}:${at.column}`}
      aria-selected={isActive || isSelected}
      {...(isBound && { 'aria-readonly': true, title: words.bound })}
      {...(isMissing && { 'aria-description': words.missing(languageName(language)) })}
      className={classNames(
        styles.cell,
        isActive && styles.active,
        isBound && styles.bound,
        isMissing && styles.missing,
        isSelected && !isActive && styles.selected,
      )}
      lang={language}
      dir="auto"
      {...(!isBound && text !== '' && { title: text })}
    >
      {text}
      {children}
    </span>
  )
}

/** Name of a cell in the page. */
export function textCellId({ row, column }: Spot): string {
  return `text-${row}-${column}`
}
