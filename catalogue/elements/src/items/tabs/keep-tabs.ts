import { CURRENT } from './limits.ts'

/** How the tabs are to be at this moment. */
export interface KeptTabs {
  /** Place of the one that is chosen; beyond the last it is the last. */
  readonly current: number
  readonly isVertical: boolean
  /** Arrow keys move the focus and choose nothing. */
  readonly isManual: boolean
  /** Told what a visitor chose. */
  readonly choose: (index: number) => void
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'

/** A place that somebody else says: a whole number from 0 on. */
export function toIndex(value: unknown): number {
  const index = typeof value === 'number' || typeof value === 'string' ? Math.trunc(Number(value)) : 0
  return index > 0 ? Math.min(index, CURRENT.max) : 0
}

const childrenOf = (box: Element | null, at: number, mark: string): readonly HTMLElement[] =>
  [...(box?.children[at]?.children ?? [])].filter((one): one is HTMLElement => one instanceof HTMLElement && one.matches(mark))

export const tabsIn = (box: Element | null): readonly HTMLElement[] => childrenOf(box, 0, '[data-tab]')
const panelsIn = (box: Element | null): readonly HTMLElement[] => childrenOf(box, 1, '[data-tab-panel]')

/** The place of the part that the address of the page names. */
export function indexOfTarget(box: Element | null): number | undefined {
  const found = panelsIn(box).findIndex((panel) => panel.querySelector(':target') !== null)
  return found < 0 ? undefined : found
}

/**
 * Makes tabs of links and their parts (WAI-ARIA Authoring Practices, tabs), those that come later too.
 * @returns what ends that; they stay what they are
 */
export function keepTabs(box: HTMLElement, { current, isVertical, isManual, choose }: KeptTabs): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const draw = (): void => drawTabs(box, current, isVertical)
  draw()
  const watcher = new MutationObserver(draw)
  for (const part of box.children) watcher.observe(part, { childList: true })
  const list = box.children[0] as HTMLElement
  const tabAt = (event: Event): HTMLElement | undefined =>
    tabsIn(box).find((tab) => event.target instanceof Node && tab.contains(event.target))
  const take = (tab: HTMLElement): void => {
    if (!isDisabled(tab)) choose(tabsIn(box).indexOf(tab))
  }
  list.addEventListener(
    'click',
    (event) => {
      const tab = tabAt(event)
      if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      take(tab)
    },
    { signal },
  )
  list.addEventListener(
    'keydown',
    (event) => {
      const tab = tabAt(event)
      if (!tab || event.altKey || event.ctrlKey || event.metaKey) return
      const next = tabFor(event.key, tab, box, isVertical)
      if (next) {
        next.focus()
        if (!isManual) take(next)
      } else if (event.key === ' ') take(tab)
      else return
      event.preventDefault()
    },
    { signal },
  )
  return () => {
    stop.abort()
    watcher.disconnect()
  }
}

const isDisabled = (tab: Element): boolean => tab.ariaDisabled === 'true'

/** Where a key leads from a tab; nowhere for other keys. Those that are disabled are passed by. */
function tabFor(key: string, from: HTMLElement, box: HTMLElement, isVertical: boolean): HTMLElement | undefined {
  const tabs = tabsIn(box).filter((tab) => tab === from || !isDisabled(tab))
  const isRightToLeft = !isVertical && getComputedStyle(box).direction === 'rtl'
  const [back, on] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  if (key !== back && key !== on) return undefined
  const by = (key === on) === isRightToLeft ? -1 : 1
  return tabs[(tabs.indexOf(from) + by + tabs.length) % tabs.length]
}

function drawTabs(box: HTMLElement, current: number, isVertical: boolean): void {
  const [tabs, panels] = [tabsIn(box), panelsIn(box)]
  const chosen = Math.min(current, tabs.length - 1)
  const list = box.children[0]
  if (list) {
    list.role = 'tablist'
    list.ariaOrientation = isVertical ? 'vertical' : 'horizontal'
  }
  // Nothing moves when they first come.
  const was = panels.findIndex(({ dataset }) => dataset['tabPanel'] === 'chosen')
  const isMoved = box.dataset['tabs'] !== 'links' && was !== chosen
  if (box.dataset['tabs'] === 'links') box.dataset['tabs'] = 'live'
  if (isMoved) box.dataset['tabs'] = 'live moved'
  for (const [at, tab] of tabs.entries()) {
    const isChosen = at === chosen
    const panel = panels[at]
    tab.role = 'tab'
    tab.ariaSelected = String(isChosen)
    tab.tabIndex = isChosen ? 0 : -1
    tab.dataset['tab'] = isChosen ? 'chosen' : ''
    if (!panel) continue
    const target = panel.firstElementChild?.id ?? ''
    tab.id ||= `${target}-tab`
    panel.id ||= `${target}-panel`
    tab.setAttribute('aria-controls', panel.id)
    panel.role = 'tabpanel'
    panel.setAttribute('aria-labelledby', tab.id)
    panel.dataset['tabPanel'] = isChosen ? 'chosen' : ''
    if (panel.querySelector(FOCUSABLE)) panel.removeAttribute('tabindex')
    else panel.tabIndex = 0
  }
}
