import type { MouseEvent, ReactNode } from 'react'
import { toText, type ElementProps, type RootAttributes } from '@heddle/kit/react'
import type { ControlProps, OfControl, TextProps } from '../lines/input-attributes.ts'

/** Values of the fields of a placeholder that moves away. */
export interface FrameProps extends TextProps {
  readonly advancedPlaceholder?: unknown
  readonly animationTrigger?: unknown
  readonly placeholderPosition?: unknown
}

/** Of the attributes of the root those that its control takes. */
export const ofControl = ({ 'aria-label': label }: RootAttributes): OfControl => ({ 'aria-label': label })

interface FrameOptions extends Pick<ElementProps, 'root'> {
  readonly props: FrameProps
  /** What the control is drawn as. */
  readonly tag?: 'input' | 'textarea'
  readonly control: ControlProps
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/**
 * A control with something beside it, in one box: the root. Its placeholder may move out of the way of what is typed, which
 * a style sheet does (elements reference 13.5); it stays the control's own for those who hear it.
 */
export function Frame({ root, props, tag = 'input', control, before, after }: FrameOptions): ReactNode {
  const Tag = tag as 'input'
  const { 'aria-label': _, ...rest } = root
  const { 'data-state': state, ...attributes } = control
  const { advancedPlaceholder, animationTrigger, placeholderPosition, readonly, disabled } = props
  const words = advancedPlaceholder ? toText(props.placeholder) : ''
  const states = [state, readonly && 'readonly', disabled && 'disabled'].filter(Boolean).join(' ')
  return (
    <div {...rest} data-state={states || undefined} onMouseDownCapture={focusInside}>
      {before}
      <Tag {...attributes} className={words ? 'heddle-line heddle-line-floats' : 'heddle-line'} />
      {words && (
        <span
          aria-hidden="true"
          className="heddle-float"
          data-on={animationTrigger === 'focus' ? 'focus' : undefined}
          data-place={placeholderPosition === 'inside' ? 'inside' : undefined}
        >
          {words}
        </span>
      )}
      {after}
    </div>
  )
}

/** A press beside the control means the control. */
function focusInside(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  if (target instanceof Element && target.closest('input, textarea, button')) return
  event.preventDefault()
  currentTarget.querySelector<HTMLElement>('.heddle-line')?.focus()
}
