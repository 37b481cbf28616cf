import type { ReactNode } from 'react'
import { toText } from '@heddle/kit/react'
import type { ElementProps } from '@heddle/kit/react'
import type { textDefinition } from './definition.ts'

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

/** Text as it is drawn: each newline is a line break. */
export function withLineBreaks(value: unknown): ReactNode {
  const text = toText(value)
  if (!text.includes('\n')) return text
  const drawn: ReactNode[] = []
  let offset = 0
  for (const line of text.split('\n')) {
    if (offset > 0) drawn.push(<br key={offset} />)
    drawn.push(line)
    offset += line.length + 1
  }
  return drawn
}
