import { toText } from '@heddle/kit/react'
import { MOST } from './limits.ts'

/** Most of what takes the focus; a part with nothing but the rest is one stop more. */
const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]'

/** A place that somebody else says: a whole number from 0 on. */
export function toIndex(value: unknown): number {
  return Math.max(0, Math.min(MOST, Math.trunc(+toText(value)) || 0))
}

const find = (box: Element | null, name: string): readonly HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>(`:scope>*>[data-tab${name}]`) ?? []),
]
export const tabsIn = (box: Element | null): readonly HTMLElement[] => find(box, '')
export const panelsIn = (box: Element | null): readonly HTMLElement[] => find(box, '-panel')

/** What each tab says. */
export const labelsIn = (box: Element): readonly string[] => tabsIn(box).map(({ textContent }) => textContent.trim())

const isUsable = (tab: Element): boolean => !tab.ariaDisabled

/** The place of the tab that something stands in, unless it is disabled; -1 for none. */
export const placeOf = (box: Element | null, part: EventTarget | null): number =>
  tabsIn(box).findIndex((tab) => isUsable(tab) && tab.contains(part as Node))

/** The tab that a key leads to from the one with the focus; nothing for other keys. Those that are disabled are passed by. */
export function tabFor(
  { key, target: focused }: Pick<KeyboardEvent, 'key' | 'target'>,
  box: HTMLElement,
  isVertical: boolean,
): HTMLElement | undefined {
  const tabs = tabsIn(box).filter((tab) => tab === focused || isUsable(tab))
  const at = tabs.indexOf(focused as HTMLElement)
  const ways = isVertical ? 'Up Down' : getComputedStyle(box).direction === 'rtl' ? 'Right Left' : 'Left Right'
  const to = `Home End ${ways}`.split(' ').indexOf(key.replace('Arrow', ''))
  return at < 0 ? undefined : [tabs[0], tabs.at(-1), tabs.at(at - 1), tabs[at + 1] ?? tabs[0]][to]
}

/** Makes tabs of links and their parts (WAI-ARIA Authoring Practices, tabs). Beyond the last the last is chosen. */
export function drawTabs(box: HTMLElement, current: number, isVertical: boolean): void {
  const [tabs, panels] = [tabsIn(box), panelsIn(box)]
  const chosen = Math.min(current, tabs.length - 1)
  const { dataset, firstElementChild: list } = box
  if (list) {
    list.role = 'tablist'
    list.ariaOrientation = isVertical ? 'vertical' : null
  }
  // Nothing moves when they first come.
  if (dataset['tabs'] === 'links') dataset['tabs'] = 'live'
  else if (panels[chosen]?.dataset['tabPanel'] === '') dataset['tabs'] = 'live moved'
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
}
