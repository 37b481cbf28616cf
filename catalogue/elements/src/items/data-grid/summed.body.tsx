import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { GridTable } from '../../lib/grid/grid-table.tsx'
import type { EditingPart } from '../../lib/grid/use-editing.ts'
import { summaryPart } from '../../lib/grid-summary/part.ts'
import type { dataGridDefinition } from './definition.ts'

/** Rows in columns with totals in the foot, or in groups. */
export function DataGridSummed({ root, props }: ElementProps<typeof dataGridDefinition>): ReactNode {
  return <GridTable root={root} props={props} loadEditing={loadEditing} part={summaryPart} />
}

const loadEditing = async (): Promise<EditingPart> => (await import('../../lib/grid-editing/part.ts')).editingPart
