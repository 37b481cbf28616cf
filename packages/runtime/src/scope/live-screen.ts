import { signal } from '@preact/signals-core'
import { NOWHERE, windowPlace, type WindowPlace } from './window-place.ts'

/** The window's place for formulas; followed from the first formula on that reads it, once in a frame at most. */
export interface LiveScreen {
  readonly read: () => WindowPlace
  readonly becomeReal: () => void
}

export function createLiveScreen(): LiveScreen {
  const place = signal<WindowPlace>(NOWHERE)
  let isReal = false
  let isRead = false
  let isWaiting = false

  const refresh = (): void => {
    isWaiting = false
    place.value = windowPlace()
  }
  const follow = (): void => {
    queueMicrotask(refresh)
    const later = (): void => {
      if (!isWaiting) requestAnimationFrame(refresh)
      isWaiting = true
    }
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
  }

  return {
    read() {
      if (!isRead && isReal) follow()
      isRead = true
      return place.value
    },
    becomeReal() {
      if (isRead && !isReal) follow()
      isReal = true
    },
  }
}
