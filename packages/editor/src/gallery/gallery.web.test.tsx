import { signal } from '@preact/signals-core'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { AppContext } from '../app/app-context.ts'
import type { App } from '../app/app-context.ts'
import type { Address } from '../app/address.ts'
import { createAccountServer } from '../server/account-server.ts'
import type { User } from '../server/account-server.ts'
import { Gallery } from './gallery.tsx'
import '../ui/base.css'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

interface Project {
  readonly id: string
  name: string
  readonly slug: string
  readonly updatedAt: number
  readonly url?: string
}

const project = (name: string): Project => ({
  id: name.toLowerCase().padEnd(16, '0'),
  name,
  slug: name.toLowerCase(),
  updatedAt: Date.now(),
})

/** A server that keeps a list of projects; `refuse` answers the next request that changes something with a message. */
function fakeServer(projects: Project[]) {
  const server = { asked: [] as string[], refuse: undefined as string | undefined, projects }
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const method = init?.method ?? 'GET'
    const path = String(address)
    server.asked.push(`${method} ${path}`)
    const [, id] = /^\/api\/projects\/(\w+)/.exec(path) ?? []
    if (method !== 'GET' && server.refuse !== undefined) {
      const message = server.refuse
      server.refuse = undefined
      return Response.json({ error: { code: 'refused', message } }, { status: 400 })
    }
    if (path === '/api/projects' && method === 'GET') return Response.json({ projects: server.projects })
    if (path === '/api/projects') {
      const made = project(JSON.parse(String(init?.body)).name)
      return Response.json({ project: made })
    }
    if (method === 'DELETE') server.projects = server.projects.filter((one) => one.id !== id)
    if (method === 'PATCH')
      server.projects = server.projects.map((one) =>
        one.id === id ? { ...one, name: JSON.parse(String(init?.body)).name } : one,
      )
    return Response.json({})
  }
  return Object.assign(server, { fetch })
}

function show(server: ReturnType<typeof fakeServer>) {
  const address = signal<Address>({ screen: 'gallery' })
  const go = (next: Address) => {
    address.value = next
  }
  const user = signal<User | null | undefined>({ id: 'ada', name: 'Ada', email: 'ada@example.org' })
  const app: App = {
    router: { address, go, replace: go, stop: () => undefined },
    server: createAccountServer(server.fetch),
    theme: { choice: signal('dark') },
    user,
    assetsUrl: signal(''),
    definitions: new Map(),
    functions: [],
  }
  const host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  root.render(
    <AppContext value={app}>
      <Gallery />
    </AppContext>,
  )
  return { address, user }
}
const cards = () => browser.getByRole('listitem')
const openMenu = async (name: string, item: string) => {
  await browser.getByRole('button', { name: `Actions for ${name}` }).click()
  await browser.getByRole('menuitem', { name: item }).click()
}

test('somebody without a project is told how to begin', async () => {
  show(fakeServer([]))
  await expect.element(browser.getByRole('heading', { name: 'No project yet' })).toBeVisible()
})

test('a click on a project opens it', async () => {
  const { address } = show(fakeServer([project('Fjords'), project('Shop')]))
  await expect.poll(() => cards().elements().length).toBe(2)
  await browser.getByRole('link', { name: 'Open Fjords' }).click()
  expect(address.value).toEqual({ screen: 'project', projectId: 'fjords0000000000', nodeIds: [] })
})

test('a new project wants a name, takes a template and opens; what the server refuses is said at the field', async () => {
  const server = fakeServer([])
  const { address } = show(server)
  await browser.getByRole('button', { name: 'New project' }).click()
  const name = browser.getByRole('textbox', { name: 'Name' })
  await name.fill(' ')
  await browser.getByRole('button', { name: 'Create project' }).click()
  await expect.element(browser.getByText('Give the project a name')).toBeVisible()
  await name.fill('Desk')
  await browser.getByRole('radio', { name: /Orders desk/ }).click({ force: true })
  server.refuse = 'There are too many projects'
  await browser.getByRole('button', { name: 'Create project' }).click()
  await expect.element(browser.getByText('There are too many projects')).toBeVisible()
  expect(address.value).toEqual({ screen: 'gallery' })
  await browser.getByRole('button', { name: 'Create project' }).click()
  await expect.poll(() => address.value).toEqual({ screen: 'project', projectId: 'desk000000000000', nodeIds: [] })
})

test('a project is renamed', async () => {
  show(fakeServer([project('Fjords')]))
  await openMenu('Fjords', 'Rename')
  await browser.getByRole('textbox', { name: 'Name' }).fill('Lofoten')
  await userEvent.keyboard('{Enter}')
  await expect.element(browser.getByRole('heading', { name: 'Lofoten' })).toBeVisible()
  expect(browser.getByRole('dialog').query()).toBeNull()
})

test('signing out leaves nobody signed in', async () => {
  const { user } = show(fakeServer([]))
  await browser.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => user.value).toBeNull()
})
