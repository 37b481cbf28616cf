import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { Icon } from './component.tsx'
import type { iconDefinition } from './definition.ts'

/** The picture of an icon inside of what keys come to: a mask on that itself would take the ring of the focus away. */
export function IconInside({ props }: Pick<ElementProps<typeof iconDefinition>, 'props'>): ReactNode {
  return <Icon root={INSIDE} props={{ ...props, label: '' }} />
}

const INSIDE = { className: 'heddle-icon' }
