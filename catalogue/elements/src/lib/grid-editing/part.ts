import type { EditingPart } from '../grid/use-editing.ts'
import { CellEditor } from './cell-editor.tsx'
import { GridKeys } from './grid-keys.tsx'
import { writeField } from './write-field.ts'

/** What a grid needs once one of its columns can be written in. */
export const editingPart: EditingPart = { CellEditor, GridKeys, writeField }
