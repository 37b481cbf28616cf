import type { ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import type { skeletonDefinition } from './definition.ts'

/** Nothing to a screen reader: what it stands for says itself that it is busy. */
export function Skeleton({ root, props }: ElementProps<typeof skeletonDefinition>): ReactNode {
  return <div {...root} data-skeleton={toText(props.animationType)} aria-hidden="true" />
}
