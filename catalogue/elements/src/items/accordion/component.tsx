import { useEffect, useRef, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react'
import {
  toText,
  useElementAction,
  useElementVariable,
  useIsSlotFilled,
  useNode,
  useRoot,
  type ElementProps,
} from '@heddle/kit/react'
import { LocalSlot } from '@heddle/kit/react/local'
import { DURATION } from './limits.ts'
import type { accordionDefinition } from './definition.ts'

export function Accordion({ root, props }: ElementProps<typeof accordionDefinition>): ReactNode {
  const node = useNode()
  const [details, ref] = useRoot<HTMLDetailsElement>(root.ref)
  const hasTwoHeaders = useIsSlotFilled('activeToggleLayout')
  const [value, setValue] = useElementVariable<unknown>('value', Boolean(props.value), (next) =>
    node.emit('initValueChange', { value: next }),
  )
  const isOpen = Boolean(value)
  const isDisabled = Boolean(props.disabled)
  const open = (): void => setValue(true)
  const close = (): void => setValue(false)
  const toggle = (): void => setValue(!isOpen)
  useElementAction('open', open)
  useElementAction('close', close)
  useElementAction('toggle', toggle)

  /** What the browser did: for a visitor, or because another of the same name was opened. */
  const take = (isOpenNow: boolean): void => {
    if (isOpenNow === isOpen || !node.isLive) return
    setValue(isOpenNow)
    node.emit('change', { value: isOpenNow })
  }
  // Somebody may have used it before it was alive.
  const atFirst = useRef(() => take(details.current?.open ?? isOpen))
  useEffect(() => atFirst.current(), [])

  const slot = (name: string): ReactNode => (
    <LocalSlot name={name} data={{ accordion: { isOpen } }} methods={{ accordion: { open, close, toggle } }} />
  )
  // A heading stands inside of a summary, as HTML lets none stand around it.
  const Header = props.heading === 'none' ? 'span' : props.heading
  return (
    <details
      {...root}
      ref={ref}
      data-accordion={hasTwoHeaders ? 'two' : 'one'}
      data-state={isDisabled ? 'disabled' : undefined}
      style={styleFor(props.duration, root.style)}
      name={toText(props.group) || undefined}
      open={isOpen}
      // A visitor may have used it by then: what they see stays, and is taken over.
      suppressHydrationWarning
      onToggle={({ target, currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
        if (target === currentTarget) take(currentTarget.open)
      }}
    >
      <summary
        className={MARKERS.get(props.marker)}
        aria-disabled={isDisabled || undefined}
        tabIndex={isDisabled ? -1 : undefined}
        onClick={isDisabled ? (event) => event.preventDefault() : undefined}
      >
        <Header className="heddle-accordion-header">
          <span className="heddle-accordion-closed">{slot('toggleLayout')}</span>
          <span className="heddle-accordion-opened">{slot('activeToggleLayout')}</span>
        </Header>
      </summary>
      {slot('contentLayout')}
    </details>
  )
}

const MARKERS: ReadonlyMap<unknown, string> = new Map([
  ['chevron', 'heddle-marked'],
  ['plus', 'heddle-marked heddle-marked-plus'],
])

/** The usual time stands in the style sheet; what is bound may be anything. */
function styleFor(duration: unknown, style: CSSProperties | undefined): CSSProperties | undefined {
  const { min, max, default: usual } = DURATION
  const asked = typeof duration === 'number' && Number.isFinite(duration) ? Math.min(max, Math.max(min, duration)) : usual
  return asked === usual ? style : ({ ...style, '--heddle-time': `${asked}ms` } as CSSProperties)
}
