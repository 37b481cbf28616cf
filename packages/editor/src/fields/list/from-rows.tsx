import { WandSparkles } from 'lucide-react'
import type { Id } from '@heddle/document'
import type { FieldValues, ItemsFromRows } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { Button } from '../../ui/button.tsx'
import { useRowsBeside } from '../use-rows.ts'
import { words } from '../words.ts'
import { madeItems } from './made-items.ts'
import styles from '../fields.module.css'

/** Adds an item for each field of the rows beside it that has none; what is there stays as it was edited. */
export function FromRows({
  fromRows,
  items,
  max,
  nodeId,
  values,
  onMake,
}: {
  readonly fromRows: ItemsFromRows
  readonly items: readonly Json[]
  readonly max: number
  readonly nodeId: Id | undefined
  readonly values: FieldValues | undefined
  readonly onMake: (made: readonly Json[]) => void
}) {
  const rows = useRowsBeside(nodeId, fromRows.of, values)
  return (
    <>
      <Button
        tone="quiet"
        icon={WandSparkles}
        isDisabled={rows.length === 0}
        onPress={() => onMake(madeItems(fromRows, rows, items, max))}
      >
        {fromRows.label.en}
      </Button>
      {rows.length === 0 && <p className={styles.note}>{words.list.noRows}</p>}
    </>
  )
}
