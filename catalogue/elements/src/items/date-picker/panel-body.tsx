import { useEffect, useRef, type ReactNode } from 'react'
import { toText, useIsSlotFilled } from '@heddle/kit/react'
import { LocalSlot, type LocalSlotProps } from '@heddle/kit/react/local'
import { stepOf, type Step } from './flow.ts'
import { formatValues, type FormatOptions } from './format.ts'
import { Panel } from './panel.tsx'
import type { Messages } from './messages.ts'
import type { Preset } from './presets.ts'
import type { PanelLook } from './read-look.ts'
import { isComplete, type Rules } from './rules.ts'
import { TimeRow } from './time-row.tsx'
import type { Picking } from './use-picking.ts'
import { viewOf } from './values.ts'

export interface PanelBodyProps {
  readonly picking: Picking
  readonly rules: Rules
  readonly look: PanelLook
  readonly format: FormatOptions
  readonly messages: Messages
  readonly today: number | undefined
  readonly isApplied: boolean
  readonly minuteStep: number
  readonly selectLabel: unknown
  readonly cancelLabel: unknown
  readonly onCancel: () => void
  readonly presets: readonly Preset[]
  /** What nodes in its slots know. */
  readonly local: Omit<LocalSlotProps, 'name'>
}

/** What opens, or stands on the page: calendars, times, the row of buttons, and what stands beside. */
export function PanelBody(props: PanelBodyProps): ReactNode {
  const { picking, rules, look, format, messages, local } = props
  const { picked, timeAt, setTime, select } = picking
  const { mode, selection } = rules
  const hasSelect = useIsSlotFilled('selectButton')
  const isRange = selection === 'range'
  const home = viewOf(mode)
  const hasTime = mode === 'datetime' || mode === 'time'
  const ends = isRange ? [messages.start, messages.end] : ['']
  const times = useRef<HTMLDivElement>(null)
  const part = partOf(picking.step)
  useEffect(() => {
    if (part) times.current?.querySelector<HTMLElement>(`[data-part=${part}]`)?.focus()
  }, [part])
  return (
    <div className={look.isStretched ? 'heddle-date-body heddle-date-stretched' : 'heddle-date-body'}>
      <LocalSlot name="leftSidebar" {...local} />
      {props.presets.length > 0 && (
        <div className="heddle-date-presets" role="group" aria-label={messages.presets}>
          {props.presets.map(({ label, picks, isOff }) => (
            <button key={label} type="button" disabled={isOff} onClick={() => picking.take(picks)}>
              {label}
            </button>
          ))}
        </div>
      )}
      <div className="heddle-date-main">
        {home && (
          <Panel
            {...{ rules, look, messages, picked }}
            names={format.names()}
            today={props.today}
            anchor={picking.anchor}
            onAnchor={picking.goTo}
            view={picking.view ?? home}
            onView={picking.setView}
            onPick={picking.pick}
            onChosen={(view) => picking.enter(stepOf(view))}
          />
        )}
        {hasTime && (
          <div ref={times} className="heddle-date-times">
            {ends.map((end, at) => (
              <TimeRow
                key={end}
                label={end}
                time={timeAt(at)}
                has24Hours={format.has24Hours()}
                hasSeconds={format.hasSeconds}
                minuteStep={props.minuteStep}
                messages={messages}
                onTime={(time) => setTime(at, time)}
                onDone={picking.enter}
              />
            ))}
          </div>
        )}
        {!props.isApplied && (
          <div className="heddle-date-actions">
            <span className="heddle-date-preview" suppressHydrationWarning>
              {formatValues(picked, isRange, format)}
            </span>
            <button type="button" className="heddle-date-cancel" onClick={props.onCancel}>
              {toText(props.cancelLabel) || messages.cancel}
            </button>
            {hasSelect ? (
              <div onClick={select}>
                <LocalSlot name="selectButton" {...local} />
              </div>
            ) : (
              <button type="button" className="heddle-date-select" disabled={!isComplete(rules, picked)} onClick={select}>
                {toText(props.selectLabel) || messages.select}
              </button>
            )}
          </div>
        )}
      </div>
      <LocalSlot name="rightSidebar" {...local} />
    </div>
  )
}

/** The part of the time that a step is about. */
function partOf(step: Step | undefined): string | undefined {
  if (step === 'time') return 'hours'
  return step === 'hours' || step === 'minutes' || step === 'seconds' ? step : undefined
}
