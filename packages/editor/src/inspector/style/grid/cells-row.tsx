import { NumberField } from '../../../controls/number-field.tsx'
import { checkCells, printSpan, readSpan } from './grid-span.ts'
import { labelOf } from '../row-order.ts'
import { StyleRow } from '../style-row.tsx'
import styles from './grid.module.css'
import { TextRow } from '../text-row.tsx'
import { useStyleModel, useStyleText } from '../use-style.ts'
import { words } from './words.ts'

const texts = words.cells

/** Which cells of the grid around it an element covers: from a line on, and how many. What names lines is CSS. */
export function CellsRow({ property }: { readonly property: 'grid-column' | 'grid-row' }) {
  const model = useStyleModel()
  const label = labelOf(property)
  const span = readSpan(useStyleText(property) ?? 'auto')
  if (!span) return <TextRow label={label} properties={[property]} />
  const set = (next: typeof span) => model.set({ [property]: printSpan(next) })
  return (
    <StyleRow label={label} properties={[property]}>
      {({ isMixed }) => (
        <div className={styles.cells}>
          <NumberField
            label={texts.start(label)}
            value={isMixed || span.start === undefined ? undefined : String(span.start)}
            placeholder={texts.auto}
            defaultUnit=""
            units={[]}
            check={(text) => checkCells(text, true)}
            onCommit={(text) => {
              const { start: _, ...rest } = span
              set(text === null ? rest : { ...rest, start: Number(text) })
            }}
          />
          <span aria-hidden>{texts.spans}</span>
          <NumberField
            label={texts.span(label)}
            value={isMixed || span.span === undefined ? undefined : String(span.span)}
            placeholder="1"
            effective="1"
            defaultUnit=""
            units={[]}
            check={(text) => checkCells(text, false)}
            onCommit={(text) => {
              const { span: _, ...rest } = span
              set(text === null ? rest : { ...rest, span: Number(text) })
            }}
          />
        </div>
      )}
    </StyleRow>
  )
}
