import type { ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import type { loaderDefinition } from './definition.ts'

export function Loader({ root, props }: ElementProps<typeof loaderDefinition>): ReactNode {
  const kind = toText(props.kind)
  return (
    <span {...root} role="status">
      <span className={`heddle-loader heddle-loader-${kind}`} aria-hidden="true" />
      <span className="heddle-loader-words">{toText(props.label)}</span>
    </span>
  )
}
