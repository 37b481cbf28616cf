import { PROGRESS } from '../limits.ts'

let bar: { readonly element: HTMLElement; readonly timer: ReturnType<typeof setInterval> } | undefined

/**
 * Specification section 4: begins at 10 percent and moves a fifth of what is left every 300 ms.
 * @returns hides this bar; another one that took its place stays
 */
export function showProgress(color: string = PROGRESS.color): () => void {
  hideProgress()
  const element = document.createElement('div')
  element.setAttribute('role', 'progressbar')
  element.setAttribute('aria-label', 'Loading')
  let percent: number = PROGRESS.start
  const draw = (): void => {
    element.setAttribute('aria-valuenow', String(Math.round(percent)))
    element.style.width = `${percent}%`
  }
  Object.assign(element.style, {
    position: 'fixed',
    insetInlineStart: '0',
    top: '0',
    height: '3px',
    zIndex: '2147483001',
    transition: `width ${PROGRESS.tick}ms linear`,
    backgroundColor: color,
  })
  draw()
  document.documentElement.append(element)
  const timer = setInterval(() => {
    percent = nextProgress(percent)
    draw()
  }, PROGRESS.tick)
  const own = { element, timer }
  bar = own
  return () => {
    if (bar === own) hideProgress()
  }
}

export function hideProgress(): void {
  if (!bar) return
  clearInterval(bar.timer)
  bar.element.remove()
  bar = undefined
}

/** The next step of the bar in percent. */
export function nextProgress(percent: number): number {
  return percent + (100 - percent) * PROGRESS.step
}
