import { useEffect, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { toText, useElementAction, useElementVariable, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import { PlacedSlot } from '../../lib/tabs/tab-place.tsx'
import type { tabsDefinition } from './definition.ts'
import { drawTabs, tabFor, tabsIn, toIndex } from './keep-tabs.ts'

/** Stands between what two tabs say where all of it is one text, by which it is seen to be another one; in no text itself. */
const BETWEEN = '\0'

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
  const [labels, setLabels] = useState('')

  /** What a visitor chose; -1 where that is none of them. */
  const choose = (next: number): void => {
    if (next < 0 || next === current) return
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

  useEffect(() => {
    const element = node.isLive && box.current
    if (!element) return undefined
    const draw = (): number => {
      setLabels(
        tabsIn(element)
          .map(({ textContent }) => textContent.trim())
          .join(BETWEEN),
      )
      return drawTabs(element, current)
    }
    const watcher = new MutationObserver(draw)
    // The address, or somebody before the page was alive, may have opened another one.
    choose(draw())
    // Those that come later are tabs, too; what a tab says may become something else. Of both parts the row has a role.
    for (const part of element.children) watcher.observe(part, { childList: true, characterData: true, subtree: !!part.role })
    return () => watcher.disconnect()
  })
  const press = (event: KeyboardEvent<HTMLElement> | MouseEvent<HTMLElement>): void => {
    const tab = node.isLive && !isOther(event) && tabFor(event)
    if (!tab) return
    event.preventDefault()
    tab.focus()
    if (props.keys !== 'manual' || tab.contains(event.target as Node)) choose(tabsIn(box.current).indexOf(tab))
  }

  const label = toText(props.accessibleLabel)
  return (
    <div {...root} ref={ref} data-tabs="links" data-tabs-at={toText(props.position)}>
      <div
        className={`heddle-tab-list${props.wraps ? ' heddle-tabs-wrap' : ''}`}
        {...(label && { role: 'group', 'aria-label': label })}
        onClick={press}
        onKeyDown={press}
      >
        <PlacedSlot name="tabs" chosen={atFirst} />
      </div>
      <div className={`heddle-tab-panels heddle-tabs-${toText(props.transition)}`}>
        <PlacedSlot name="panels" chosen={atFirst} labels={labels.split(BETWEEN)} />
      </div>
    </div>
  )
}
