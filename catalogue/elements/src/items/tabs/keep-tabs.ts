import { toText } from '@heddle/kit/react'
import { MOST } from './limits.ts'

/** Most of what takes the focus; a part with nothing but the rest is one stop more. */
const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]'

/** A place that somebody else says: a whole number from 0 on. */
export function toIndex(value: unknown): number {
  return Math.trunc(Math.max(0, Math.min(MOST, +toText(value) || 0)))
}

/** What is pressed in the row of tabs: a key, or one of them. */
interface Press {
  readonly key?: string
  readonly target: EventTarget
  readonly currentTarget: HTMLElement
}

const find = (box: Element | null, name: string): readonly HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>(`:scope>*>[data-tab${name}]`) ?? []),
]
export const tabsIn = (box: Element | null): readonly HTMLElement[] => find(box, '')

/**
 * The tab that was pressed, or that a key leads to from the one with the focus; nothing elsewhere and for other keys. Those that
 * are disabled are passed by.
 */
export function tabFor({ key = ' ', target, currentTarget: list }: Press): HTMLElement | undefined {
  // The one that keys come to counts though it is disabled: they lead on from there.
  const tabs = tabsIn(list.parentElement).filter(({ ariaDisabled, tabIndex }) => !ariaDisabled || !tabIndex)
  const at = tabs.findIndex((tab) => tab.contains(target as Node))
  const ways = list.ariaOrientation ? 'Up,Down' : getComputedStyle(list).direction === 'rtl' ? 'Right,Left' : 'Left,Right'
  const to = ` ,Home,End,${ways}`.split(',').indexOf(key.replace('Arrow', ''))
  return [tabs[at], tabs[0], tabs.at(-1), tabs.at(at - 1), tabs[at + 1] ?? tabs[0]][to]
}

/**
 * Makes tabs of links and their parts (WAI-ARIA Authoring Practices, tabs). Beyond the last the last is chosen.
 * @returns where they were links until now the place of the part that the address names; -1 for none
 */
export function drawTabs(box: HTMLElement, current: number): number {
  const tabs = tabsIn(box)
  const panels = find(box, '-panel')
  const chosen = Math.min(current, tabs.length - 1)
  const { dataset, firstElementChild: list } = box
  const isFirst = dataset['tabs'] === 'links'
  if (list) {
    list.role = 'tablist'
    list.ariaOrientation = /left|right/.test(dataset['tabsAt'] ?? '') ? 'vertical' : null
  }
  // Nothing moves when they first come.
  if (isFirst || panels[chosen]?.dataset['tabPanel'] === '') dataset['tabs'] = isFirst ? 'live' : 'live moved'
  for (const [at, tab] of tabs.entries()) {
    const panel = panels[at]
    const mark = at === chosen ? 'chosen' : ''
    tab.role = 'tab'
    tab.tabIndex = mark ? 0 : -1
    tab.ariaSelected = `${!!mark}`
    tab.dataset['tab'] = mark
    if (!panel) continue
    const id = panel.firstElementChild?.id
    tab.id ||= `${id}-tab`
    panel.id ||= `${id}-panel`
    tab.setAttribute('aria-controls', panel.id)
    panel.role = 'tabpanel'
    panel.tabIndex = panel.querySelector(FOCUSABLE) ? -1 : 0
    panel.setAttribute('aria-labelledby', tab.id)
    panel.dataset['tabPanel'] = mark
  }
  return isFirst ? panels.findIndex((panel) => panel.querySelector(':target')) : -1
}
