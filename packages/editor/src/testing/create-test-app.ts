import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { App } from '../app/app-context.ts'
import type { Address } from '../app/address.ts'
import { createAccountServer } from '../server/account-server.ts'
import type { SendFile } from '../server/send-file.ts'
import type { User } from '../server/account-server.ts'

export interface TestApp extends App {
  /** What the address bar says. */
  readonly address: Signal<Address>
}

/** What is there outside of a project, for somebody who is signed in. `fetch` answers for the server's API. */
export function createTestApp({
  fetch = async () => new Response(null, { status: 404 }),
  send = (path, init) => fetch(path, { method: 'POST', ...init }),
  start = { screen: 'gallery' },
}: { readonly fetch?: typeof globalThis.fetch; readonly send?: SendFile; readonly start?: Address } = {}): TestApp {
  const address = signal(start)
  const go = (next: Address) => {
    address.value = next
  }
  return {
    address,
    router: { address, go, replace: go, stop: () => undefined },
    server: createAccountServer(fetch, send),
    theme: { choice: signal('dark') },
    user: signal<User | null | undefined>({ id: 'ada', name: 'Ada', email: 'ada@example.org' }),
    assetsUrl: signal(''),
    assetsRoom: signal<number | undefined>(undefined),
    definitions: new Map(),
    functions: [],
    plugins: new Map(),
    pageSets: {},
    loadActions: async () => [],
  }
}
