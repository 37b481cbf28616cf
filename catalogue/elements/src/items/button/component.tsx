import { useContext, type ReactNode } from 'react'
import { ControlContext, Slot, toText, useElementAction, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import type { buttonDefinition } from './definition.ts'

export function Button({ root, props, link }: ElementProps<typeof buttonDefinition>): ReactNode {
  const label = toText(props.accessibleLabel) || root['aria-label']
  const text = toText(props.text)
  const around = useContext(ControlContext)
  const { emit } = useNode()
  const [element, ref] = useRoot<HTMLElement>(root.ref)
  useElementAction('focus', () => element.current?.focus())
  useElementAction('click', () => element.current?.click())
  const heard = {
    onFocus: () => void emit('focus'),
    onBlur: () => void emit('blur'),
    ref,
  }
  const hasIcon = props.hasLeftIcon || props.hasRightIcon
  const content = hasIcon ? (
    <>
      {props.hasLeftIcon && <Slot name="leftIcon" />}
      {text}
      {props.hasRightIcon && <Slot name="rightIcon" />}
    </>
  ) : (
    text
  )
  if (link) {
    // A disabled link has no address: it can be neither followed nor focused.
    const anchor = props.disabled ? { 'aria-disabled': true } : link
    return (
      <a {...root} {...anchor} {...heard} data-button="" aria-label={label}>
        {content}
      </a>
    )
  }
  if (props.buttonType === 'none') {
    return (
      <div {...root} {...heard} data-button="" aria-disabled={Boolean(props.disabled) || undefined} aria-label={label}>
        {content}
      </div>
    )
  }
  return (
    <button
      type={props.buttonType === 'submit' ? 'submit' : 'button'}
      {...around}
      {...root}
      {...heard}
      disabled={Boolean(props.disabled)}
      aria-label={label}
    >
      {content}
    </button>
  )
}
