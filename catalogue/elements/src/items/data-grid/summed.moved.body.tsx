import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { GridTable } from '../../lib/grid/grid-table.tsx'
import type { LaterParts } from '../../lib/grid/use-grid.ts'
import { HandContext } from '../../lib/grid-moving/hand.ts'
import { useRowMoving } from '../../lib/grid-moving/use-row-moving.ts'
import { summaryPart } from '../../lib/grid-summary/part.ts'
import type { dataGridDefinition } from './definition.ts'
import { ENGLISH } from './messages.ts'

/** Rows in columns that are moved by hand, with or without totals. */
export function DataGridSummedMoved({ root, props }: ElementProps<typeof dataGridDefinition>): ReactNode {
  const { props: moved, moving, hand } = useRowMoving(props, ENGLISH)
  return (
    <HandContext value={hand}>
      <GridTable root={root} props={moved} later={later} part={summaryPart} moving={moving} />
    </HandContext>
  )
}

const later: LaterParts = {
  editing: async () => (await import('../../lib/grid-editing/part.ts')).editingPart,
  file: async () => (await import('../../lib/grid-csv/csv.ts')).filePart,
  asking: async () => (await import('../../lib/grid-asking/part.ts')).askingPart,
  conditions: async () => (await import('../../lib/grid-conditions/part.ts')).conditionsPart,
}
