import { SCROLL_INTERVAL } from '../limits.ts'
import { keepInstallPrompt } from '../ports/install-prompt.ts'
import { windowPlace } from '../scope/window-place.ts'

/** Listens to what these workflows wait for, and to nothing else; those before wait no more. */
export type WindowTracking = (workflows: readonly { readonly trigger: string }[]) => void

/** Events of the window that workflows of pages and of the project wait for (logic reference 2.3). */
export function trackWindow(emit: (trigger: string, event: unknown) => void): WindowTracking {
  let stop: AbortController | undefined
  keepInstallPrompt()
  return (workflows) => {
    stop?.abort()
    const { signal } = (stop = new AbortController())
    for (const trigger of new Set(workflows.map((one) => one.trigger))) {
      // Whoever hears of a key may prevent what the browser does with it. What has workers registered tells of new versions.
      if (/^(key(down|up)|new-version)$/.test(trigger)) addEventListener(trigger, (event) => emit(trigger, event), { signal })
      if (/^page-(scroll|resize)$/.test(trigger))
        addEventListener(
          trigger.slice(5),
          throttled(() => emit(trigger, windowPlace())),
          { signal, passive: true },
        )
    }
  }
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
