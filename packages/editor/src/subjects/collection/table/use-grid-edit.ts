import { useState } from 'react'
import { staticRows, type CollectionRecord, type RowField } from '@heddle/document'
import {
  changeField,
  insertRows,
  removeRows,
  setCells,
  type CellChange,
  type FieldChange,
  type OperationResult,
} from '@heddle/document/operations'
import { useEditor } from '../../../session/use-editor.ts'
import { words as collectionWords } from '../words.ts'
import { readCell } from '../../../controls/cell-text.ts'
import { cellProblem } from './cells.ts'
import type { GridEdit } from './grid-types.ts'
import { placeBlock } from './paste-block.ts'
import { parseTable } from './parse-table.ts'
import { words } from './words.ts'

/** Characters of a change that the server takes at once, with room for what is around it. */
const MOST_CHARACTERS = 1_900_000

/** Makes a change of rows, or tells that it is too large. */
export function useRowsChange(): (label: string, result: OperationResult) => boolean {
  const { change, session } = useEditor()
  return (label, result) => {
    if (result.ok && JSON.stringify(result.diff).length > MOST_CHARACTERS) {
      session.notice.value = { text: words.tooLarge, tone: 'danger' }
      return false
    }
    return change(label, result)
  }
}

/**
 * What a person does to the rows of a collection.
 * @param places where the rows of the grid stand among those of the collection; absent: they are all of them in order
 */
export function useGridEdit(
  collection: CollectionRecord,
  columns: readonly RowField[],
  places: readonly number[] | undefined,
): GridEdit {
  const { view, session, newId } = useEditor()
  const change = useRowsChange()
  const [renaming, rename] = useState<string>()
  const { id, name } = collection
  const count = places?.length ?? staticRows(collection).length
  const placeOf = (row: number) => (places ? (places[row] ?? -1) : row)
  const placed = (cells: readonly CellChange[]) => cells.map((cell) => ({ ...cell, row: placeOf(cell.row) }))
  return {
    canAdd: places === undefined,
    setText(row, { name: field, type }, text) {
      const added = places === undefined && row >= count ? 1 : 0
      const value = readCell(type, text)
      const cells = placed([{ row, field, value }])
      // A type that was learned from the rows would follow what does not fit it.
      const fields = cellProblem(type, value) === undefined ? undefined : columns
      change(words.changes.cell(field, name), setCells(view, { id, cells, added, fields, newId }))
    },
    clear({ top, bottom, left, right }, shown) {
      const cells: CellChange[] = []
      for (let row = top; row <= Math.min(bottom, count - 1); row += 1)
        for (const field of shown.slice(left, right + 1)) cells.push({ row, field: field.name, value: null })
      change(words.changes.clear(name), setCells(view, { id, cells: placed(cells), newId }))
    },
    paste(at, text) {
      const table = parseTable(text.replace(/\r?\n$/, ''), '\t')
      if (!table.ok) {
        session.notice.value = { text: table.message, tone: 'danger' }
        return undefined
      }
      if (table.rows.length === 0) return undefined
      const block = placeBlock({ lines: table.rows, at, columns, count, canAdd: places === undefined })
      const { cells, added, height, width } = block
      const hasMisfits = cells.some(
        ({ field, value }) => cellProblem(typeOf(block.fields ?? columns, field), value) !== undefined,
      )
      const fields = block.fields ?? (hasMisfits ? columns : undefined)
      const result = setCells(view, { id, cells: placed(cells), added, fields, newId })
      if (!change(words.changes.paste(name), result)) return undefined
      return { top: at.row, bottom: at.row + height - 1, left: at.column, right: at.column + width - 1 }
    },
    insertRows(at, rows) {
      const empty = Array.from({ length: rows }, () => ({}))
      change(words.changes.insert(name), insertRows(view, { id, rows: empty, at, newId }))
    },
    removeRows(first, last) {
      const gone = Array.from({ length: Math.min(last, count - 1) - first + 1 }, (_, at) => placeOf(first + at))
      if (gone.length > 0) change(words.changes.remove(name), removeRows(view, { id, places: gone }))
    },
    changeColumn(next: FieldChange) {
      const result = changeField(view, { id, change: next })
      if (!result.ok) return result.issues[0]?.message
      return change(collectionWords.changes.fields(name), result) ? undefined : words.tooLarge
    },
    renaming,
    rename,
  }
}

function typeOf(fields: readonly RowField[], name: string): RowField['type'] {
  return fields.find((field) => field.name === name)?.type ?? 'text'
}
