import { signal } from '@preact/signals-core'
import { NOWHERE, windowPlace, type WindowPlace } from './window-place.ts'

/** The window's place for formulas; followed while one of them reads it, once in a frame at most. */
export interface LiveScreen {
  readonly read: () => WindowPlace
  readonly becomeReal: () => void
}

export function createLiveScreen(): LiveScreen {
  let isReal = false
  let isWatched = false
  let isWaiting = false
  let stop: AbortController | undefined

  const refresh = (): void => {
    isWaiting = false
    place.value = windowPlace()
  }
  const later = (): void => {
    if (!isWaiting) requestAnimationFrame(refresh)
    isWaiting = true
  }
  const follow = (): void => {
    if (!isReal || !isWatched || stop) return
    queueMicrotask(refresh)
    stop = new AbortController()
    for (const type of ['scroll', 'resize']) addEventListener(type, later, { passive: true, signal: stop.signal })
  }
  const place = signal<WindowPlace>(NOWHERE, {
    watched() {
      isWatched = true
      follow()
    },
    unwatched() {
      isWatched = false
      stop?.abort()
      stop = undefined
    },
  })

  return {
    read() {
      const followed = place.value
      // What is read once, as workflows do, is not followed.
      return isReal && !isWatched ? windowPlace() : followed
    },
    becomeReal() {
      isReal = true
      follow()
    },
  }
}
