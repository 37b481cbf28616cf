import { createContext, useContext, type ReactNode } from 'react'
import { rowPath, ScopeContext, useNode } from '@heddle/kit/react'
import { EntrySlot, useEntries } from '../entries/entry-slots.tsx'

/** What a tab and its part know of each other: where they stand among those of their tabs. */
interface TabPlace {
  /** Of the tabs around, and what tells them from the same ones in other rows. */
  readonly uid: string
  readonly row: string
  readonly index: number
  readonly isChosen: boolean
}
const TabPlaceContext = createContext<TabPlace>({ uid: '', row: '', index: 0, isChosen: true })

interface PlacedSlotProps {
  readonly name: string
  /** The place of the one that is chosen. */
  readonly chosen: number
  /** Words of the tabs, where they are known: there is one for each child, or they are of others. */
  readonly labels?: readonly string[]
}

/** Draws a slot whose children are counted, and know their number. */
export function PlacedSlot({ name, chosen, labels }: PlacedSlotProps): ReactNode {
  const { uid } = useNode()
  const row = rowPath(useContext(ScopeContext))
  const entries = useEntries(name)
  const words = labels?.length === entries.length ? labels : []
  return entries.map(({ key, child }, index) => (
    <TabPlaceContext key={key} value={{ uid, row, index, isChosen: index === chosen }}>
      <EntrySlot child={child} data={{ tab: { index, label: words[index] ?? '' } }} />
    </TabPlaceContext>
  ))
}

/**
 * Where a tab or its part stands: the id by which the one leads to the other is the same for both, also where both are repeated
 * over one list.
 */
export function useTabPlace(): { readonly id: string; readonly isChosen: boolean } {
  const { uid, row, index, isChosen } = useContext(TabPlaceContext)
  const own = rowPath(useContext(ScopeContext))
  // Of those that are repeated the style sheet shows the first.
  return { id: `${uid}-tab-${index}${own}`, isChosen: isChosen && own === row }
}
