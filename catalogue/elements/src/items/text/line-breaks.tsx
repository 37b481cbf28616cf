import type { ReactNode } from 'react'
import { toText } from '@heddle/kit/react'

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
