import { Children, isValidElement, useContext, useMemo, type ReactNode } from 'react'
import { LocalSlot, type LocalSlotProps } from '@heddle/kit/react/local'
import { SlotContext } from '@heddle/kit/react'

interface EntrySlotProps extends Omit<LocalSlotProps, 'name' | 'item'> {
  /** What stands in it: one child of a slot. */
  readonly child: ReactNode
}

/** One child of a slot with names of its own, on top of those that the elements further out give. */
export function EntrySlot({ child, ...local }: EntrySlotProps): ReactNode {
  const slots = useContext(SlotContext)
  const own = useMemo(() => ({ ...slots, draw: () => child }), [slots, child])
  return (
    <SlotContext value={own}>
      <LocalSlot name="" {...local} />
    </SlotContext>
  )
}

/** Children of a slot, each with the key that it keeps when others come or go. */
export function useEntries(name: string): readonly { readonly key: string | number; readonly child: ReactNode }[] {
  return Children.toArray(useContext(SlotContext).draw(name, true)).map((child, index) => ({
    key: (isValidElement(child) && child.key) || index,
    child,
  }))
}
