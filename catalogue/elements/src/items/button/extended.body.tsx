import type { MouseEvent, ReactNode } from 'react'
import { usePlacedId, type ElementProps } from '@heddle/kit/react'
import { Button } from './component.tsx'
import type { buttonDefinition } from './definition.ts'

/** A button that may be loading, resets a form, or sends one that stands elsewhere. */
export function ButtonExtended({ root, props, link }: ElementProps<typeof buttonDefinition>): ReactNode {
  const formId = usePlacedId(props.form)
  const { buttonType } = props
  const isLoading = Boolean(props.loading)
  const isOfForm = buttonType === 'submit' || buttonType === 'reset'
  const more = {
    ...(isOfForm && !isLoading && !link && { type: buttonType, form: formId }),
    ...(isLoading && {
      'data-state': 'loading',
      'aria-busy': 'true',
      'aria-disabled': 'true',
      onClickCapture: stop,
    }),
  } as const
  const isBlock = buttonType === 'none' && !link
  return (
    <Button
      root={{ ...root, ...more }}
      // While it loads it sends nothing, without a script too, and keeps the focus.
      props={{ ...props, buttonType: isBlock ? 'none' : 'button', disabled: Boolean(props.disabled) || (isLoading && isBlock) }}
      {...(link && { link: isLoading ? ({ href: undefined, tabIndex: 0 } as object) : link })}
    />
  )
}

function stop(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
