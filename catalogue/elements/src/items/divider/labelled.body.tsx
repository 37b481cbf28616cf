import type { ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import type { dividerDefinition } from './definition.ts'

/**
 * A line with a text in it, as an `hr` holds none. The separator is the text, whose name that is, as what stands in one is not
 * read: the root is not seen, so that its ground, which both lines take over, lies behind no letter.
 */
export function DividerLabelled({ root, props }: ElementProps<typeof dividerDefinition>): ReactNode {
  const { 'aria-label': own, ...rest } = root
  const text = toText(props.text)
  const isUpright = props.orientation === 'vertical'
  const separator = {
    role: 'separator',
    'aria-orientation': isUpright ? 'vertical' : undefined,
    'aria-label': text || own,
  } as const
  const lineAt = (place: string): string =>
    `heddle-divider-${props.textPlace === place ? 'end' : 'line'}${isUpright ? ' heddle-divider-upright' : ''}`
  return (
    <div {...rest}>
      <span className={lineAt('start')} {...(!text && separator)} />
      {text && (
        <span className="heddle-divider-text" {...separator}>
          {text}
        </span>
      )}
      <span className={lineAt('end')} />
    </div>
  )
}
