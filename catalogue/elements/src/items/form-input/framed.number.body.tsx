import type { MouseEvent, ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { Frame, ofControl } from '../../lib/frame/frame.tsx'
import type { formInputDefinition } from './definition.ts'
import { useNumber } from './use-number.ts'

/** A number with arrows beside it, or one whose placeholder moves away. */
export function FormInputFramedNumber({ root, props }: ElementProps<typeof formInputDefinition>): ReactNode {
  const { control, step } = useNumber(ofControl(root), props)
  const isFixed = Boolean(props.readonly) || Boolean(props.disabled)
  const arrow = (steps: number): ReactNode => (
    <button
      type="button"
      tabIndex={-1}
      disabled={isFixed}
      onMouseDown={keepCaret}
      onClick={({ nativeEvent }) => step(steps, nativeEvent)}
    />
  )
  // The keys of the number do the same for those who hear it.
  const arrows = !props.hideArrows && (
    <span className="heddle-arrows" aria-hidden="true">
      {arrow(1)}
      {arrow(-1)}
    </span>
  )
  return <Frame root={root} props={props} control={control} after={arrows} />
}

const keepCaret = (event: MouseEvent): void => event.preventDefault()
