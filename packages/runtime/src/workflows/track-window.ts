import { SCROLL_INTERVAL } from '../limits.ts'
import { keepInstallPrompt } from '../ports/install-prompt.ts'
import { windowPlace } from '../scope/window-place.ts'

/** Events of the window that workflows of pages and of the project wait for (logic reference 2.3). */
export function trackWindow(emit: (trigger: string, event: unknown) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const place = throttled(() => emit('page-scroll', windowPlace()))
  const size = throttled(() => emit('page-resize', windowPlace()))
  addEventListener('scroll', place, { signal, passive: true })
  addEventListener('resize', size, { signal })
  for (const type of ['keydown', 'keyup'] as const) {
    addEventListener(type, (event) => emit(type, event), { signal })
  }
  keepInstallPrompt(signal)
  return () => stop.abort()
}

/** At most one call within the interval, the last one included. */
function throttled(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      run()
    }, SCROLL_INTERVAL)
  }
}
