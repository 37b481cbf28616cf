import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { GridTable } from '../../lib/grid/grid-table.tsx'
import type { LaterParts } from '../../lib/grid/use-grid.ts'
import { summaryPart } from '../../lib/grid-summary/part.ts'
import type { dataGridDefinition } from './definition.ts'

/** Rows in columns with totals in the foot, or in groups. */
export function DataGridSummed({ root, props }: ElementProps<typeof dataGridDefinition>): ReactNode {
  return <GridTable root={root} props={props} later={later} part={summaryPart} />
}

const later: LaterParts = {
  editing: async () => (await import('../../lib/grid-editing/part.ts')).editingPart,
  file: async () => (await import('../../lib/grid-csv/csv.ts')).filePart,
  asking: async () => (await import('../../lib/grid-asking/part.ts')).askingPart,
  conditions: async () => (await import('../../lib/grid-conditions/part.ts')).conditionsPart,
}
