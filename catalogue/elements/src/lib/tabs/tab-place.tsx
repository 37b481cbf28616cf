import { Children, createContext, isValidElement, useContext, type ReactNode } from 'react'
import { rowPath, ScopeContext, SlotContext, useNode } from '@heddle/kit/react'

/** What a tab and its part know of each other: where they stand among those of their tabs. */
interface TabPlace {
  /** Of the tabs around, and what tells them from the same ones in other rows. */
  readonly uid: string
  readonly row: string
  readonly index: number
  readonly isChosen: boolean
}
const TabPlaceContext = createContext<TabPlace>({ uid: '', row: '', index: 0, isChosen: true })

/** Draws a slot whose children are counted. `chosen`: the place of the one that is chosen. */
export function PlacedSlot({ name, chosen }: { readonly name: string; readonly chosen: number }): ReactNode {
  const { uid } = useNode()
  const row = rowPath(useContext(ScopeContext))
  return Children.toArray(useContext(SlotContext).draw(name, true)).map((child, index) => (
    <TabPlaceContext key={isValidElement(child) ? child.key : index} value={{ uid, row, index, isChosen: index === chosen }}>
      {child}
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
