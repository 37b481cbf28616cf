import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { GridTable } from '../../lib/grid/grid-table.tsx'
import type { EditingPart } from '../../lib/grid/use-editing.ts'
import type { dataGridDefinition } from './definition.ts'

/** Rows in columns, as they are. */
export function DataGrid({ root, props }: ElementProps<typeof dataGridDefinition>): ReactNode {
  return <GridTable root={root} props={props} loadEditing={loadEditing} />
}

const loadEditing = async (): Promise<EditingPart> => (await import('../../lib/grid-editing/part.ts')).editingPart
