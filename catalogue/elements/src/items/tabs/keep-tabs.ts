import { CURRENT } from './limits.ts'

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,iframe,[tabindex]'

/** A place that somebody else says: a whole number from 0 on. */
export function toIndex(value: unknown): number {
  const index = typeof value === 'number' || typeof value === 'string' ? Math.trunc(+value) : 0
  return index > 0 ? Math.min(index, CURRENT.max) : 0
}

const find = (box: Element | null, selector: string): readonly HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>(`:scope>*>${selector}`) ?? []),
]
export const tabsIn = (box: Element | null): readonly HTMLElement[] => find(box, '[data-tab]')
export const panelsIn = (box: Element | null): readonly HTMLElement[] => find(box, '[data-tab-panel]')

const isDisabled = (tab: Element): boolean => tab.ariaDisabled === 'true'

/** The place of the tab that something stands in, unless it is disabled; -1 for none. */
export const placeOf = (box: Element | null, part: EventTarget | null): number =>
  tabsIn(box).findIndex((tab) => tab.contains(part as Node) && !isDisabled(tab))

/** The tab that a key leads to from the one with the focus; nothing for other keys. Those that are disabled are passed by. */
export function tabFor(key: string, box: HTMLElement, isVertical: boolean): HTMLElement | undefined {
  const focused = box.ownerDocument.activeElement
  const tabs = tabsIn(box).filter((tab) => tab === focused || !isDisabled(tab))
  const at = tabs.findIndex((tab) => tab === focused)
  const back = isVertical ? 'ArrowUp' : 'ArrowLeft'
  const by = key === back ? -1 : key === (isVertical ? 'ArrowDown' : 'ArrowRight') ? 1 : 0
  if (at < 0) return undefined
  if (key === 'Home' || key === 'End') return tabs.at(key === 'End' ? -1 : 0)
  const turned = !isVertical && getComputedStyle(box).direction === 'rtl' ? -by : by
  return by === 0 ? undefined : tabs.at((at + turned) % tabs.length)
}

/** Makes tabs of links and their parts (WAI-ARIA Authoring Practices, tabs). Beyond the last the last is chosen. */
export function drawTabs(box: HTMLElement, current: number, isVertical: boolean): void {
  const [tabs, panels, list] = [tabsIn(box), panelsIn(box), box.firstElementChild]
  const chosen = Math.min(current, tabs.length - 1)
  const { dataset } = box
  if (list) {
    list.role = 'tablist'
    list.ariaOrientation = isVertical ? 'vertical' : 'horizontal'
  }
  // Nothing moves when they first come.
  if (dataset['tabs'] === 'links') dataset['tabs'] = 'live'
  else if (panels[chosen]?.dataset['tabPanel'] === '') dataset['tabs'] = 'live moved'
  for (const [at, tab] of tabs.entries()) {
    const isChosen = at === chosen
    const mark = isChosen ? 'chosen' : ''
    tab.role = 'tab'
    tab.ariaSelected = String(isChosen)
    tab.tabIndex = isChosen ? 0 : -1
    tab.dataset['tab'] = mark
    const panel = panels[at]
    if (!panel) continue
    const id = panel.firstElementChild?.id
    tab.id ||= `${id}-tab`
    panel.id ||= `${id}-panel`
    tab.setAttribute('aria-controls', panel.id)
    panel.role = 'tabpanel'
    panel.setAttribute('aria-labelledby', tab.id)
    panel.dataset['tabPanel'] = mark
    if (panel.querySelector(FOCUSABLE)) panel.removeAttribute('tabindex')
    else panel.tabIndex = 0
  }
}
