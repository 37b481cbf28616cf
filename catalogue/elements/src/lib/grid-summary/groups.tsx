import { useMemo } from 'react'
import { useElementAction, useElementVariable } from '@heddle/kit/react'
import type { GridState } from '../grid/use-grid.ts'
import { allBut } from './group-rows.ts'

const NONE: ReadonlySet<string> = new Set()

/** Opens and closes all groups, and tells what closed ones read as. Draws nothing. */
export function Groups({ grid: { groups, closed, startsClosed, setTurned } }: { readonly grid: GridState }): null {
  useElementVariable(
    'closedGroups',
    useMemo(() => groups?.flatMap(({ id, text }) => (closed.has(id) ? [text] : [])) ?? [], [groups, closed]),
  )
  const turnAll = (areClosed: boolean): void => setTurned(areClosed === startsClosed ? NONE : allBut(groups ?? [], NONE))
  useElementAction('open-groups', () => turnAll(false))
  useElementAction('close-groups', () => turnAll(true))
  return null
}
