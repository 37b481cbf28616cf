import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { toText, useElementAction, useElementVariable, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import { PlacedSlot } from '../../lib/tabs/tab-place.tsx'
import type { tabsDefinition } from './definition.ts'
import { indexOfTarget, keepTabs, tabsIn, toIndex } from './keep-tabs.ts'
import { DURATION } from './limits.ts'

export function Tabs({ root, props }: ElementProps<typeof tabsDefinition>): ReactNode {
  const node = useNode()
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const atFirst = toIndex(props.value)
  const [value, setValue] = useElementVariable<unknown>('currentTab', atFirst, (next) =>
    node.emit('initValueChange', { value: next }),
  )
  const current = toIndex(value)
  const { keys, transition, position } = props
  const isVertical = position === 'left' || position === 'right'

  /** What a visitor chose. */
  const choose = (next: number): void => {
    if (next === current) return
    setValue(next)
    node.emit('change', { value: next, oldValue: current })
  }
  const step = (by: number): void => {
    const count = tabsIn(box.current).length
    if (count > 0) setValue((Math.min(current, count - 1) + by + count) % count)
  }
  useElementAction('select', (to) => setValue(toIndex(to)))
  useElementAction('next', () => step(1))
  useElementAction('previous', () => step(-1))

  // The address, or somebody before the page was alive, may have opened another one.
  const early = useRef(() => {
    const opened = node.isLive ? indexOfTarget(box.current) : undefined
    if (opened !== undefined) choose(opened)
  })
  useEffect(() => early.current(), [])
  useEffect(() => {
    if (!node.isLive || !box.current) return undefined
    return keepTabs(box.current, { current, isVertical, isManual: keys === 'manual', choose })
  })

  const label = toText(props.accessibleLabel)
  return (
    <div
      {...root}
      ref={ref}
      data-tabs="links"
      data-tabs-at={isVertical || position === 'bottom' ? position : undefined}
      style={styleFor(props.duration, root.style)}
    >
      <div
        className={`heddle-tab-list${props.wraps ? ' heddle-tabs-wrap' : ''}`}
        role={label ? 'group' : undefined}
        aria-label={label || undefined}
      >
        <PlacedSlot name="tabs" chosen={atFirst} />
      </div>
      <div className={`heddle-tab-panels${MOTIONS.get(transition) ?? ''}`}>
        <PlacedSlot name="panels" chosen={atFirst} />
      </div>
    </div>
  )
}

const MOTIONS: ReadonlyMap<unknown, string> = new Map([
  ['fade', ' heddle-tabs-fade'],
  ['up', ' heddle-tabs-fade heddle-tabs-up'],
  ['side', ' heddle-tabs-fade heddle-tabs-side'],
])

/** The usual time stands in the style sheet; what is bound may be anything. */
function styleFor(duration: unknown, style: CSSProperties | undefined): CSSProperties | undefined {
  const { min, max, default: usual } = DURATION
  const asked = typeof duration === 'number' && Number.isFinite(duration) ? Math.min(max, Math.max(min, duration)) : usual
  return asked === usual ? style : ({ ...style, '--heddle-time': `${asked}ms` } as CSSProperties)
}
