import type { ReactNode } from 'react'
import { Slot, toText, type ElementProps } from '@heddle/kit/react'
import type { tableDefinition } from './definition.ts'

/** The box around the table scrolls where there is no room; the roles stay though rows become cards. */
export function Table({ root, props }: ElementProps<typeof tableDefinition>): ReactNode {
  const caption = toText(props.caption)
  const scrolls = props.narrow === 'scroll'
  const region = scrolls ? { role: 'region', tabIndex: 0, 'aria-label': caption || root['aria-label'] } : undefined
  const className = `heddle-table${scrolls ? '' : ' heddle-cards'}${props.widths === 'fixed' ? ' heddle-fixed' : ''}`
  return (
    <div {...root} {...region}>
      <table className={className} role="table">
        {caption && <caption className={props.hidesCaption ? 'heddle-unseen' : undefined}>{caption}</caption>}
        <thead role="rowgroup">
          <Slot name="head" />
        </thead>
        <tbody role="rowgroup">
          <Slot name="rows" />
        </tbody>
      </table>
    </div>
  )
}
