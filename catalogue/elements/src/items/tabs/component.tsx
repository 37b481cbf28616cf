import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { toText, useElementAction, useElementVariable, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import { PlacedSlot } from '../../lib/tabs/tab-place.tsx'
import type { tabsDefinition } from './definition.ts'
import { drawTabs, labelsIn, panelsIn, placeOf, tabFor, tabsIn, toIndex } from './keep-tabs.ts'

/** Keys held down make another act of it: a new tab of the browser, a step of its history. */
const isOther = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

export function Tabs({ root, props }: ElementProps<typeof tabsDefinition>): ReactNode {
  const node = useNode()
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const atFirst = toIndex(props.value)
  const [value, setValue] = useElementVariable<unknown>('currentTab', atFirst, (next) =>
    node.emit('initValueChange', { value: next }),
  )
  const current = toIndex(value)
  const [labels, setLabels] = useState<readonly string[]>([])
  const position = toText(props.position)
  const isVertical = position === 'left' || position === 'right'

  /** What a visitor chose. */
  const choose = (next: number): void => {
    if (next === current) return
    setValue(next)
    node.emit('change', { value: next, oldValue: current })
  }
  const step = (by: number): void => {
    const count = tabsIn(box.current).length || 1
    setValue((Math.min(current, count - 1) + by + count) % count)
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
    const draw = (): void => {
      drawTabs(element, current, isVertical)
      const next = labelsIn(element)
      setLabels((before) => (before.join('\n') === next.join('\n') ? before : next))
    }
    // Those that come later are tabs, too.
    const watcher = new MutationObserver(draw)
    draw()
    for (const part of element.children) watcher.observe(part, { childList: true })
    // What a tab says may become something else.
    if (element.firstElementChild)
      watcher.observe(element.firstElementChild, { subtree: true, childList: true, characterData: true })
    return () => watcher.disconnect()
  })
  const take = (event: SyntheticEvent): void => {
    const at = placeOf(box.current, event.target)
    event.preventDefault()
    if (at >= 0) choose(at)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { current: element } = box
    if (!element || isOther(event)) return
    if (event.key === ' ') return take(event)
    const next = tabFor(event, element, isVertical)
    if (!next) return
    event.preventDefault()
    next.focus()
    if (props.keys !== 'manual') choose(placeOf(element, next))
  }

  const label = toText(props.accessibleLabel)
  return (
    <div {...root} ref={ref} data-tabs="links" data-tabs-at={position}>
      <div
        className={`heddle-tab-list${props.wraps ? ' heddle-tabs-wrap' : ''}`}
        role={label ? 'group' : undefined}
        aria-label={label || undefined}
        onClick={(event) => {
          if (node.isLive && !isOther(event)) take(event)
        }}
        onKeyDown={node.isLive ? onKeyDown : undefined}
      >
        <PlacedSlot name="tabs" chosen={atFirst} />
      </div>
      <div className={`heddle-tab-panels heddle-tabs-${toText(props.transition)}`}>
        <PlacedSlot name="panels" chosen={atFirst} labels={labels} />
      </div>
    </div>
  )
}
