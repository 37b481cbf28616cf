import { signal } from '@preact/signals-core'
import type { ReadonlySignal } from '@preact/signals-core'
import { parseAddress, printAddress } from './address.ts'
import type { Address } from './address.ts'

/** The address bar as a value. `go` adds a step that Back takes; `replace` changes the current one. */
export interface Router {
  readonly address: ReadonlySignal<Address>
  readonly go: (address: Address) => void
  readonly replace: (address: Address) => void
  readonly stop: () => void
}

export function createRouter(window: Window): Router {
  const address = signal(parseAddress(new URL(window.location.href)))
  const read = () => {
    address.value = parseAddress(new URL(window.location.href))
  }
  const show = (next: Address, write: (url: string) => void) => {
    const url = printAddress(next)
    if (url !== window.location.pathname + window.location.search) write(url)
    address.value = next
  }
  window.addEventListener('popstate', read)
  return {
    address,
    go: (next) => show(next, (url) => window.history.pushState(null, '', url)),
    replace: (next) => show(next, (url) => window.history.replaceState(null, '', url)),
    stop: () => window.removeEventListener('popstate', read),
  }
}
