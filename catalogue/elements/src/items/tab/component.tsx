import type { ReactNode } from 'react'
import { Slot, type ElementProps } from '@heddle/kit/react'
import { useTabPlace } from '../../lib/tabs/tab-place.tsx'
import type { tabDefinition } from './definition.ts'

/** A link to its part. Where the tabs are at work with a script they make a tab of it. */
export function Tab({ root, props }: ElementProps<typeof tabDefinition>): ReactNode {
  const { id, isChosen } = useTabPlace()
  const disabled = Boolean(props.disabled)
  return (
    <a
      {...root}
      data-tab={isChosen ? 'chosen' : ''}
      href={disabled ? undefined : `#${id}`}
      role={disabled ? 'link' : undefined}
      aria-disabled={disabled || undefined}
    >
      <Slot name="children" />
    </a>
  )
}
