import type { ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import type { filmPauseDefinition } from './definition.ts'

/** A check box without a name, so that forms around it know nothing of it. Its sheet stops the films. */
export function FilmPause({ root, props }: ElementProps<typeof filmPauseDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  return (
    <label {...rest} data-film-pause="">
      <input type="checkbox" aria-label={toText(props.accessibleLabel) || label || 'Stop the background video'} />
    </label>
  )
}
