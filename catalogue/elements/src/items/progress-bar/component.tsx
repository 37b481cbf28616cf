import type { CSSProperties, ReactNode } from 'react'
import { Slot, useIsSlotFilled, type ElementProps } from '@heddle/kit/react'
import { useProgress } from '../../lib/progress/use-progress.ts'
import type { progressBarDefinition } from './definition.ts'

export function ProgressBar({ root, props }: ElementProps<typeof progressBarDefinition>): ReactNode {
  const isFilled = useIsSlotFilled('labelLayout')
  const { share, text, meter } = useProgress(props)
  const isUnknown = Boolean(props.indeterminate)
  const number = isUnknown ? '' : text
  return (
    <div {...root}>
      {(isFilled || number) && (
        <div className="heddle-bar-head">
          <div>
            <Slot name="labelLayout" />
          </div>
          {number && (
            <span aria-hidden="true" suppressHydrationWarning>
              {number}
            </span>
          )}
        </div>
      )}
      {isUnknown ? (
        <div className="heddle-bar heddle-bar-runs" role="progressbar" aria-label={meter['aria-label']}>
          <div />
        </div>
      ) : (
        <div {...meter} className="heddle-bar">
          <div style={{ '--heddle-share': `${Number((share * 100).toFixed(3))}%` } as CSSProperties} />
        </div>
      )}
    </div>
  )
}
