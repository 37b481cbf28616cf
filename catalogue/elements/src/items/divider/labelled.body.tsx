import type { ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import type { dividerDefinition } from './definition.ts'

/** A line with a text in it, as an `hr` holds none. What stands in a separator is not read, so that its text is its label too. */
export function DividerLabelled({ root, props }: ElementProps<typeof dividerDefinition>): ReactNode {
  const text = toText(props.text)
  const { orientation } = props
  return (
    <div
      role="separator"
      {...root}
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      aria-label={text || root['aria-label']}
    >
      <span className={props.textPlace === 'start' ? 'heddle-divider-end' : 'heddle-divider-line'} />
      {text && <span className="heddle-divider-text">{text}</span>}
      <span className={props.textPlace === 'end' ? 'heddle-divider-end' : 'heddle-divider-line'} />
    </div>
  )
}
