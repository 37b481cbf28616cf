import { useMemo } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { findData } from '@heddle/document/operations'
import { deleteData, duplicateData } from '../../commands/data/data-changes.ts'
import type { Editor } from '../../session/editor.ts'
import { keyStep, typeAhead } from '../navigator/key-step.ts'
import { parentFolder, moveTo, stepRecord } from './arrange.ts'
import type { DataModel } from './data-model.ts'
import type { DataRow } from './data-rows.ts'

/** Milliseconds within which letters belong to one name. */
const TYPING = 700

/**
 * Keys of the tree: the walk of the ARIA practices, and what is done with the line one stands on. Letters look for a name only
 * after the tree was reached or walked by keyboard: after a click they stay the editor's shortcuts.
 */
export function useDataKeys(editor: Editor, model: DataModel) {
  return useMemo(() => createDataKeys(editor, model), [editor, model])
}

/** Shows a record in the inspector; one that is shown already, large. */
export function openRecord({ session }: Editor, id: string): void {
  if (session.subject.value === id) session.isCoverOpen.value = true
  session.subject.value = id
}

/** Copies a record and stands on the copy. */
export function duplicateRow(editor: Editor, model: DataModel, id: string): void {
  const copy = duplicateData(editor, id)
  if (copy === undefined) return
  model.active.value = copy
  openRecord(editor, copy)
}

/** Deletes a record and stands on the line after it. */
export function deleteRow(editor: Editor, model: DataModel, id: string): void {
  const rows = model.rows.value
  const at = rows.findIndex((row) => row.id === id)
  const next = rows[at + 1]
  const neighbour = next?.type === 'record' ? next : (rows[at - 1] ?? next)
  if (deleteData(editor, id)) model.active.value = neighbour?.id
}

function createDataKeys(editor: Editor, model: DataModel) {
  let typed = ''
  let lastTyped = 0
  let isKeyboard = false
  const nameOf = (row: DataRow): string =>
    row.type === 'record' ? (findData(editor.view, row.id)?.name ?? '') : row.type === 'folder' ? row.name : row.group

  /** What keys do to the record one stands on. */
  const onRecord = (event: KeyboardEvent, id: string): boolean => {
    const isCommand = event.ctrlKey || event.metaKey
    const isSorted = model.query.value.trim() === ''
    if (isCommand && event.key === 'd') duplicateRow(editor, model, id)
    else if (isCommand && isSorted && event.key === 'ArrowUp') stepRecord(editor, model, id, -1)
    else if (isCommand && isSorted && event.key === 'ArrowDown') stepRecord(editor, model, id, 1)
    else if (isCommand && isSorted && event.key === 'ArrowLeft') {
      const folder = findData(editor.view, id)?.folder ?? ''
      if (folder !== '') moveTo(editor, id, { folder: parentFolder(folder) })
    } else if (isCommand) return false
    else if (event.key === 'Enter' || event.key === ' ') openRecord(editor, id)
    else if (event.key === 'Delete' || event.key === 'Backspace') deleteRow(editor, model, id)
    else return false
    return true
  }
  const walk = (event: KeyboardEvent, rows: readonly DataRow[]): boolean => {
    const step = keyStep(rows, model.active.value, event.key)
    if (!step) return false
    isKeyboard = true
    if ('go' in step) model.active.value = step.go
    else model.toggle(step.toggle, step.isOpen)
    return true
  }
  const look = (event: KeyboardEvent, rows: readonly DataRow[]): boolean => {
    if (!isKeyboard || !/^[\p{L}\p{N}_$]$/u.test(event.key)) return false
    typed = event.timeStamp - lastTyped > TYPING ? event.key : typed + event.key
    lastTyped = event.timeStamp
    const byId = new Map(rows.map((row) => [row.id, row]))
    const found = typeAhead(rows, model.active.value, typed, (id) => {
      const row = byId.get(id)
      return row ? nameOf(row) : ''
    })
    if (found !== undefined) model.active.value = found
    return true
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.altKey) return
    const rows = model.rows.value
    const row = rows.find(({ id }) => id === model.active.value)
    const isHandled =
      (row?.type === 'record' && onRecord(event, row.id)) ||
      (!event.ctrlKey && !event.metaKey && (press(event, row) || walk(event, rows) || look(event, rows)))
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    onKeyDown,
    onPointer: () => {
      isKeyboard = false
    },
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget === event.target && event.currentTarget.matches(':focus-visible')) isKeyboard = true
    },
  }

  /** F2 types a name, Enter opens or closes what holds others. */
  function press(event: KeyboardEvent, row: DataRow | undefined): boolean {
    if (event.key === 'F2' && row && row.type !== 'group') model.renaming.value = row.id
    else if ((event.key === 'Enter' || event.key === ' ') && row?.hasChildren) model.toggle(row.id, !row.isOpen)
    else return false
    return true
  }
}
