import { useState, type ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import { Frame, ofControl } from '../../lib/frame/frame.tsx'
import { useLine } from '../../lib/lines/use-line.ts'
import type { formInputDefinition } from './definition.ts'

/** A line of text whose placeholder moves away, or a password with a button that shows it. */
export function FormInputFramed({ root, props }: ElementProps<typeof formInputDefinition>): ReactNode {
  const { type, disabled } = props
  const isWanted = Boolean(props.displayPassword)
  const [given, setGiven] = useState(isWanted)
  const [isShown, setShown] = useState(isWanted)
  if (given !== isWanted) {
    setGiven(isWanted)
    setShown(isWanted)
  }
  const control = useLine(ofControl(root), { ...props, displayPassword: isShown })
  const eye = type === 'password' && props.revealButton && (
    <button
      type="button"
      className="heddle-eye"
      aria-pressed={isShown}
      aria-label={toText(props.revealLabel) || undefined}
      disabled={Boolean(disabled)}
      // The caret stays in the password.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setShown(!isShown)}
    />
  )
  return <Frame root={root} props={props} tag={type === 'textarea' ? type : 'input'} control={control} after={eye} />
}
