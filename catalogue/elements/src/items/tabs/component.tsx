import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { toText, useElementAction, useElementVariable, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import { PlacedSlot } from '../../lib/tabs/tab-place.tsx'
import type { tabsDefinition } from './definition.ts'
import { drawTabs, panelsIn, placeOf, tabFor, tabsIn, toIndex } from './keep-tabs.ts'

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
    const opened = panelsIn(box.current).findIndex((panel) => panel.querySelector(':target'))
    if (node.isLive && opened >= 0) choose(opened)
  })
  useEffect(() => early.current(), [])
  useEffect(() => {
    const { current: element } = box
    if (!node.isLive || !element) return undefined
    const draw = (): void => drawTabs(element, current, isVertical)
    draw()
    // Those that come later are tabs, too.
    const watcher = new MutationObserver(draw)
    for (const part of element.children) watcher.observe(part, { childList: true })
    return () => watcher.disconnect()
  })
  const take = (event: SyntheticEvent): void => {
    const at = placeOf(box.current, event.target)
    event.preventDefault()
    if (at >= 0) choose(at)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!box.current || event.altKey || event.ctrlKey || event.metaKey) return
    const next = tabFor(event.key, box.current, isVertical)
    if (event.key === ' ') return take(event)
    if (!next) return
    event.preventDefault()
    next.focus()
    if (keys !== 'manual') choose(placeOf(box.current, next))
  }

  const label = toText(props.accessibleLabel)
  return (
    <div {...root} ref={ref} data-tabs="links" data-tabs-at={toText(position)}>
      <div
        className={`heddle-tab-list${props.wraps ? ' heddle-tabs-wrap' : ''}`}
        role={label ? 'group' : undefined}
        aria-label={label || undefined}
        onClick={(event) => {
          if (node.isLive && !event.ctrlKey && !event.metaKey && !event.shiftKey) take(event)
        }}
        onKeyDown={node.isLive ? onKeyDown : undefined}
      >
        <PlacedSlot name="tabs" chosen={atFirst} />
      </div>
      <div className={`heddle-tab-panels heddle-tabs-${toText(transition)}`}>
        <PlacedSlot name="panels" chosen={atFirst} />
      </div>
    </div>
  )
}
