import type { ReactNode } from 'react'
import { Slot, type ElementProps } from '@heddle/kit/react'
import { useTabPlace } from '../../lib/tabs/tab-place.tsx'
import type { tabPanelDefinition } from './definition.ts'

export function TabPanel({ root }: ElementProps<typeof tabPanelDefinition>): ReactNode {
  const { id, isChosen } = useTabPlace()
  return (
    <div {...root} data-tab-panel={isChosen ? 'chosen' : ''}>
      <i id={id} className="heddle-tab-target" />
      <Slot name="children" />
    </div>
  )
}
