import type { ReactNode } from 'react'
import { LocalSlot } from '@heddle/kit/react/local'
import { useIsSlotFilled } from '@heddle/kit/react'
import { rowsOf, type Option } from '../read-options.ts'

export interface OptionContentProps {
  /** What nodes in the slot know it by: `context.local.data[name]`. */
  readonly name: string
  readonly option: Option
  readonly at: number
  /** The options as they were given. */
  readonly options: unknown
  readonly isSelected: boolean
  readonly methods: Readonly<Record<string, () => void>>
}

/** What stands beside the control of an option: the slot `item` where a builder filled it, else the label. */
export function OptionContent({ name, option, at, options, isSelected, methods }: OptionContentProps): ReactNode {
  if (!useIsSlotFilled('item')) return <span>{option.label}</span>
  const data = { item: rowsOf(options)[at], index: at, value: option.value, isSelected }
  return <LocalSlot name="item" item={String(at)} data={{ [name]: data }} methods={{ [name]: methods }} />
}
