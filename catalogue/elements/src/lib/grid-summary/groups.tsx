import { useMemo } from 'react'
import { useElementAction, useElementVariable } from '@heddle/kit/react'
import type { GridState } from '../grid/use-grid.ts'

const NONE: ReadonlySet<string> = new Set()

/** Opens and closes all groups, and tells what closed ones read as. Draws nothing. */
export function Groups({ grid: { groups, closed, setClosed } }: { readonly grid: GridState }): null {
  useElementVariable(
    'closedGroups',
    useMemo(() => groups?.flatMap(({ id, text }) => (closed.has(id) ? [text] : [])) ?? [], [groups, closed]),
  )
  useElementAction('open-groups', () => setClosed(NONE))
  useElementAction('close-groups', () => setClosed(new Set(groups?.map(({ id }) => id))))
  return null
}
