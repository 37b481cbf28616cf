import type { KeyboardEvent, ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import type { iconDefinition } from './definition.ts'
import { IconInside } from './icon-inside.tsx'

/**
 * An icon that a press on is heard of, or that opens a popup: a button, which keys come to and press.
 */
export function IconPressed({ root, props }: ElementProps<typeof iconDefinition>): ReactNode {
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    root.onKeyDown?.(event)
    if (event.defaultPrevented || event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
    // Space would move the page on.
    event.preventDefault()
    event.currentTarget.click()
  }
  const label = toText(props.label) || root['aria-label']
  const style = { ...root.style, background: 'none' }
  return (
    <span role="button" tabIndex={0} {...root} style={style} aria-label={label} onKeyDown={press}>
      <IconInside props={props} />
    </span>
  )
}
