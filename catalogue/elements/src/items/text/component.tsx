import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import type { textDefinition } from './definition.ts'
import { withLineBreaks } from './line-breaks.tsx'

export function Text({ root, props, link }: ElementProps<typeof textDefinition>): ReactNode {
  const text = withLineBreaks(props.text)
  if (link) {
    return (
      <a {...root} {...link}>
        {text}
      </a>
    )
  }
  // A bare <button> inside a form would submit it.
  if (props.tag === 'button') {
    return (
      <button type="button" {...root}>
        {text}
      </button>
    )
  }
  const Tag = props.tag
  return <Tag {...root}>{text}</Tag>
}
