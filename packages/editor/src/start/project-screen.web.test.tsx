import { signal } from '@preact/signals-core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ServerMessage } from '@heddle/sync/protocol'
import type { Address } from '../app/address.ts'
import { AppContext, type App } from '../app/app-context.ts'
import { createAccountServer, type User } from '../server/account-server.ts'
import { ProjectScreen } from './project-screen.tsx'
import '../ui/base.css'

const ID = 'fjords0000000000'
const REASON = 'This project is damaged: entry 7 of its log was altered. Whoever runs this server should run npm run check-data.'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** A server that lets nobody into the project. */
class ClosedSocket extends EventTarget {
  constructor() {
    super()
    queueMicrotask(() => this.dispatchEvent(new Event('open')))
  }
  send() {
    const told: ServerMessage = { type: 'unavailable', reason: REASON }
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(told) }))
    this.close()
  }
  close() {
    this.dispatchEvent(new Event('close'))
  }
}

it('a project that the server does not open says why and what to do, and leads back to the others', async () => {
  vi.stubGlobal('WebSocket', ClosedSocket)
  const address = signal<Address>({ screen: 'project', projectId: ID, nodeIds: [] })
  const go = (next: Address) => {
    address.value = next
  }
  const projects = [{ id: ID, name: 'Fjords', slug: 'fjords', updatedAt: 0 }]
  const ada: User = { id: 'ada', name: 'Ada', email: 'ada@example.org' }
  const app: App = {
    router: { address, go, replace: go, stop: () => undefined },
    server: createAccountServer(async () => Response.json({ projects })),
    theme: { choice: signal('dark') },
    user: signal<User | null | undefined>(ada),
    assetsUrl: signal(''),
    assetsRoom: signal<number | undefined>(undefined),
    definitions: new Map(),
    functions: [],
    plugins: new Map(),
    pageSets: {},
    loadActions: async () => [],
  }
  const host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  root.render(
    <AppContext value={app}>
      <ProjectScreen projectId={ID} user={ada} />
    </AppContext>,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent(REASON)
  await page.getByRole('button', { name: 'All projects' }).click()
  expect(address.value).toEqual({ screen: 'gallery' })
})
