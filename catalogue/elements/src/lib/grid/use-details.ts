import { useState } from 'react'
import { toText, useElementAction } from '@heddle/kit/react'
import type { RowId } from './use-selection.ts'

/** Which rows show more of themselves below. */
export interface DetailsState {
  /** What the button of a row is called; absent where rows have no more. */
  readonly label: string | undefined
  readonly has: (id: RowId) => boolean
  readonly toggle: (id: RowId) => void
}

const NONE: ReadonlySet<RowId> = new Set()

/**
 * Keeps which rows are open.
 * @param shown id of a row that the canvas of the editor opens by itself
 */
export function useDetails(isOn: boolean, label: unknown, shown: RowId | undefined): DetailsState {
  const [open, setOpen] = useState(NONE)
  const put = (id: unknown, isOpen: boolean): void => {
    if (typeof id !== 'string' && typeof id !== 'number') return
    setOpen((last) => new Set(isOpen ? [...last, id] : [...last].filter((one) => one !== id)))
  }
  useElementAction('open-row', (id) => put(id, true))
  useElementAction('close-row', (id) => put(id, false))
  const has = (id: RowId): boolean => isOn && (open.has(id) || id === shown)
  return { label: isOn ? toText(label) : undefined, has, toggle: (id) => put(id, !open.has(id)) }
}
