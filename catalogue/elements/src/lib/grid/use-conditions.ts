import { useEffect, useState } from 'react'
import type { ConditionsPart } from './conditions.ts'
import type { Filters } from './filter-rows.ts'

export interface ConditionsState {
  /** Absent until somebody says how a column is filtered. */
  readonly part: ConditionsPart | undefined
  /** Id of the column whose conditions are shown; empty for none. */
  readonly shown: string
  readonly show: (id: string) => void
}

/** Keeps whose conditions are shown, and loads what reads them. */
export function useConditions({ columns }: Filters, load: () => Promise<ConditionsPart>): ConditionsState {
  const [part, setPart] = useState<ConditionsPart>()
  const [shown, show] = useState('')
  const isNeeded = shown !== '' || Object.values(columns).some(({ conditions }) => conditions)
  useEffect(() => {
    if (!isNeeded) return
    // Without it nothing opens, as on a page that is left before it came.
    load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    )
  }, [isNeeded, load])
  return { part, shown, show }
}
