import type { ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import type { toastsDefinition } from './definition.ts'

/** Nothing by itself: the port of messages finds it, puts them into it and reads here how they are meant to be. */
export function Toasts({ root, props }: ElementProps<typeof toastsDefinition>): ReactNode {
  return (
    <div
      {...root}
      data-toasts={toText(props.place)}
      data-toasts-seconds={toText(props.seconds)}
      data-toasts-most={toText(props.most)}
      data-toasts-first={toText(props.first)}
    />
  )
}
