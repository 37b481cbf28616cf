import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { AppContext } from '../app/app-context.ts'
import type { SendFile } from '../server/send-file.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { show } from '../testing/show.tsx'
import { Gallery } from './gallery.tsx'

interface Project {
  readonly id: string
  name: string
  readonly slug: string
  readonly role: string
  readonly updatedAt: number
  readonly url?: string
}

const project = (name: string, role = 'owner'): Project => ({
  id: name.toLowerCase().padEnd(16, '0'),
  name,
  slug: name.toLowerCase(),
  role,
  updatedAt: Date.now(),
})

/**
 * A server that keeps a list of projects. `refuse` answers the next request that changes something with a message; while
 * `state` is `off` nothing reaches it, while it is `silent` requests wait until `answer` is called, and one that is `away` has
 * forgotten who is signed in.
 */
function fakeServer(projects: Project[]) {
  const waiting: (() => void)[] = []
  const server = {
    asked: [] as string[],
    refuse: undefined as string | undefined,
    state: 'on' as 'on' | 'off' | 'silent' | 'away',
    projects,
    answer() {
      server.state = 'on'
      for (const go of waiting.splice(0)) go()
    },
  }
  const refusal = (status: number, code: string, message: string) => Response.json({ error: { code, message } }, { status })
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const method = init?.method ?? 'GET'
    const path = String(address)
    server.asked.push(`${method} ${path}`)
    if (server.state === 'off') throw new TypeError('Failed to fetch')
    if (server.state === 'silent') await new Promise<void>((go) => waiting.push(go))
    if (server.state === 'away') return refusal(401, 'signed-out', 'Sign in first.')
    const [, id] = /^\/api\/projects\/(\w+)/.exec(path) ?? []
    if (method !== 'GET' && server.refuse !== undefined) {
      const message = server.refuse
      server.refuse = undefined
      return refusal(400, 'refused', message)
    }
    if (path === '/api/projects/import') {
      const form = init?.body
      const file = form instanceof FormData ? form.get('file') : undefined
      return Response.json({ project: project(file instanceof File ? file.name.replace(/\W.*/, '') : 'nothing') })
    }
    if (path.endsWith('/file')) {
      return new Response('the file', { headers: { 'content-disposition': `attachment; filename="${id}.heddle.zip"` } })
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
  const sent = (method: string) => server.asked.filter((one) => one.startsWith(method)).length
  return Object.assign(server, { fetch, sent })
}

function open(server: ReturnType<typeof fakeServer>) {
  const app = createTestApp(server)
  show(
    <AppContext value={app}>
      <Gallery />
    </AppContext>,
  )
  return app
}
const cards = () => browser.getByRole('listitem')
const openMenu = async (name: string, item: string) => {
  await browser.getByRole('button', { name: `Actions for ${name}` }).click()
  await browser.getByRole('menuitem', { name: item }).click()
}

test('somebody without a project is told how to begin', async () => {
  open(fakeServer([]))
  await expect.element(browser.getByRole('heading', { name: 'No project yet' })).toBeVisible()
})

test('a click on a project opens it', async () => {
  const { address } = open(fakeServer([project('Fjords'), project('Shop')]))
  await expect.poll(() => cards().elements().length).toBe(2)
  await browser.getByRole('link', { name: 'Open Fjords' }).click()
  expect(address.value).toEqual({ screen: 'project', projectId: 'fjords0000000000', nodeIds: [] })
})

test('a new project wants a name, takes a template and opens; what the server refuses is said at the field', async () => {
  const server = fakeServer([])
  const { address } = open(server)
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

test('a card offers what somebody may do in its project', async () => {
  open(fakeServer([project('Own'), project('Run', 'admin'), project('Built', 'editor'), project('Seen', 'viewer')]))
  const offered = async (name: string) => {
    await browser.getByRole('button', { name: `Actions for ${name}` }).click()
    const items = browser.getByRole('menuitem').elements()
    const labels = items.map(({ textContent }) => textContent)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => browser.getByRole('menu').query()).toBeNull()
    return labels
  }
  await expect.poll(() => cards().elements().length).toBe(4)
  expect(await offered('Own')).toEqual(['Rename', 'Export', 'Delete'])
  expect(await offered('Run')).toEqual(['Rename', 'Export'])
  expect(await offered('Built')).toEqual(['Export'])
  expect(browser.getByRole('button', { name: 'Actions for Seen' }).query()).toBeNull()
})

test('a project is renamed', async () => {
  open(fakeServer([project('Fjords')]))
  await openMenu('Fjords', 'Rename')
  await browser.getByRole('textbox', { name: 'Name' }).fill('Lofoten')
  await userEvent.keyboard('{Enter}')
  await expect.element(browser.getByRole('heading', { name: 'Lofoten' })).toBeVisible()
  expect(browser.getByRole('dialog').query()).toBeNull()
})

test('signing out leaves nobody signed in', async () => {
  const { user } = open(fakeServer([]))
  await browser.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => user.value).toBeNull()
})

const UNREACHABLE = /The server cannot be reached/
const question = browser.getByRole('alertdialog', { name: 'Delete “Fjords”?' })

test('by mouse a project is deleted only after a question that says what is lost', async () => {
  const server = fakeServer([project('Fjords'), project('Shop')])
  open(server)
  await openMenu('Fjords', 'Delete')
  await expect.element(question.getByText(/its published site and its uploads are gone/)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(server.sent('DELETE')).toBe(0)
  await openMenu('Fjords', 'Delete')
  await question.getByRole('button', { name: 'Delete project' }).click()
  await expect.poll(() => cards().elements().length).toBe(1)
  await expect.element(browser.getByRole('heading', { name: 'Shop' })).toBeVisible()
})

test('by keyboard the question begins at Cancel, Escape keeps the project, and the focus is never lost', async () => {
  const server = fakeServer([project('Fjords'), project('Shop')])
  open(server)
  const menu = browser.getByRole('button', { name: 'Actions for Fjords' })
  await expect.element(menu).toBeVisible()
  const ask = async () => {
    menu.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(browser.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect.element(browser.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  }
  await ask()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
  expect(server.sent('DELETE')).toBe(0)
  await ask()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => cards().elements().length).toBe(1)
  await expect.element(browser.getByRole('heading', { name: 'Projects' })).toHaveFocus()
})

test('what the server refuses to delete stays, the question says why and can be answered again', async () => {
  const server = fakeServer([project('Fjords')])
  open(server)
  await openMenu('Fjords', 'Delete')
  server.refuse = 'Only the owner may delete a project'
  await question.getByRole('button', { name: 'Delete project' }).click()
  await expect.element(question.getByRole('alert')).toHaveTextContent('Only the owner may delete a project')
  server.state = 'off'
  await question.getByRole('button', { name: 'Delete project' }).click()
  await expect.element(question.getByRole('alert')).toMatchTextContent(UNREACHABLE)
  server.state = 'on'
  await question.getByRole('button', { name: 'Delete project' }).click()
  await expect.element(browser.getByRole('heading', { name: 'No project yet' })).toBeVisible()
})

test('an impatient second press deletes, renames and makes once', async () => {
  const server = fakeServer([project('Fjords')])
  open(server)
  await openMenu('Fjords', 'Rename')
  await browser.getByRole('textbox', { name: 'Name' }).fill('Lofoten')
  server.state = 'silent'
  await userEvent.keyboard('{Enter}{Enter}')
  server.answer()
  await expect.element(browser.getByRole('heading', { name: 'Lofoten' })).toBeVisible()
  expect(server.sent('PATCH')).toBe(1)

  await openMenu('Lofoten', 'Delete')
  server.state = 'silent'
  await browser.getByRole('button', { name: 'Delete project' }).dblClick()
  server.answer()
  await expect.element(browser.getByRole('heading', { name: 'No project yet' })).toBeVisible()
  expect(server.sent('DELETE')).toBe(1)

  await browser.getByRole('button', { name: 'New project' }).click()
  await browser.getByRole('textbox', { name: 'Name' }).fill('Desk')
  server.state = 'silent'
  await userEvent.keyboard('{Enter}{Enter}')
  expect(server.sent('POST')).toBe(1)
  server.answer()
})

test('a name that the server refuses stays in the field with the reason, and Escape leaves the project as it was', async () => {
  const server = fakeServer([project('Fjords')])
  open(server)
  await openMenu('Fjords', 'Rename')
  const name = browser.getByRole('textbox', { name: 'Name' })
  await name.fill('Shop')
  server.refuse = 'You have a project of that name'
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveAccessibleDescription('You have a project of that name')
  await expect.element(name).toHaveValue('Shop')
  await userEvent.keyboard('{Escape}')
  await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(browser.getByRole('heading', { name: 'Fjords' })).toBeVisible()
  await expect.element(browser.getByRole('button', { name: 'Actions for Fjords' })).toHaveFocus()
})

test('a server that takes its time is waited for in words', async () => {
  const server = fakeServer([project('Fjords')])
  server.state = 'silent'
  open(server)
  await expect.element(browser.getByText('Fetching your projects…')).toBeVisible()
  expect(browser.getByText('No project yet').query()).toBeNull()
  server.answer()
  await expect.element(browser.getByRole('heading', { name: 'Fjords' })).toBeVisible()
  expect(browser.getByText('Fetching your projects…').query()).toBeNull()
})

test('a server that cannot be reached is said, and asked again when one wants it', async () => {
  const server = fakeServer([project('Fjords')])
  server.state = 'off'
  open(server)
  await expect.element(browser.getByRole('alert')).toMatchTextContent(UNREACHABLE)
  expect(browser.getByText('No project yet').query()).toBeNull()
  server.state = 'on'
  await browser.getByRole('button', { name: 'Try again' }).click()
  await expect.element(browser.getByRole('heading', { name: 'Fjords' })).toBeVisible()
  expect(browser.getByRole('alert').query()).toBeNull()
})

test('signing out without a server leaves one signed in, and says so', async () => {
  const server = fakeServer([project('Fjords')])
  const { user } = open(server)
  await expect.element(browser.getByRole('heading', { name: 'Fjords' })).toBeVisible()
  server.state = 'off'
  await browser.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(browser.getByRole('alert')).toMatchTextContent(UNREACHABLE)
  expect(user.value).toMatchObject({ name: 'Ada' })
})

test('a session that has ended leads to the sign-in form', async () => {
  const server = fakeServer([project('Fjords')])
  const { user } = open(server)
  await openMenu('Fjords', 'Delete')
  server.state = 'away'
  await question.getByRole('button', { name: 'Delete project' }).click()
  await expect.poll(() => user.value).toBeNull()
})

test('templates stand there at once with a picture each; one that is pressed is taken, and Enter makes the project', async () => {
  const server = fakeServer([project('Fjords')])
  const { address } = open(server)
  const sample = browser.getByRole('button', { name: /^Sample site/ })
  await expect.element(sample).toBeVisible()
  await expect.poll(() => sample.element().querySelector('iframe')?.getAttribute('src')).toBe('/templates/sample.html')
  expect(sample.element().querySelector('iframe')?.sandbox.length).toBe(0)
  await expect.element(sample).toMatchTextContent(/in Russian/)
  await sample.click()
  await expect.element(browser.getByRole('radio', { name: /Sample site/ })).toBeChecked()
  await expect.element(browser.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('Tours{Enter}')
  await expect.poll(() => address.value).toEqual({ screen: 'project', projectId: 'tours00000000000', nodeIds: [] })
  expect(server.sent('POST')).toBe(1)
})

const file = (name: string) => new File(['a project'], name, { type: 'application/zip' })
const pick = async (name: string) => {
  const field = browser
    .getByLabelText('Import project')
    .elements()
    .find((element) => element instanceof HTMLInputElement)
  if (!field) throw new Error('there is no field for files')
  await userEvent.upload(field, file(name))
}

test('a project is imported from a file that one picks, and opens; what the server refuses is said, and the file can be picked again', async () => {
  const server = fakeServer([project('Fjords')])
  const { address } = open(server)
  await expect.element(browser.getByRole('button', { name: 'Import project' })).toBeVisible()
  server.refuse = 'This file cannot be imported: it is no ZIP archive'
  await pick('lake.heddle.zip')
  await expect.element(browser.getByRole('alert')).toMatchTextContent(/it is no ZIP archive/)
  expect(address.value).toEqual({ screen: 'gallery' })
  await expect.element(browser.getByRole('heading', { name: 'Fjords' })).toBeVisible()
  server.state = 'silent'
  await pick('lake.heddle.zip')
  await expect.element(browser.getByText('Importing lake.heddle.zip…')).toBeVisible()
  server.answer()
  await expect.poll(() => address.value).toEqual({ screen: 'project', projectId: 'lake000000000000', nodeIds: [] })
})

test('while a file goes up one sees how much of it has left, and can call it off; one that is too large is not sent', async () => {
  let tell: (share: number) => void = () => undefined
  const send: SendFile = (_path, { signal }, onProgress) => {
    tell = onProgress
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  }
  const app = createTestApp({ ...fakeServer([]), send })
  show(
    <AppContext value={app}>
      <Gallery />
    </AppContext>,
  )
  await expect.element(browser.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await pick('lake.heddle.zip')
  const bar = browser.getByRole('progressbar', { name: 'Upload of lake.heddle.zip' })
  await expect.element(bar).toBeVisible()
  tell(0.425)
  await expect.element(browser.getByText('42 %')).toBeVisible()
  tell(1)
  await expect.element(browser.getByText('All of it is there. The server looks at it…')).toBeVisible()
  expect(bar.element().hasAttribute('value')).toBe(false)
  await browser.getByRole('button', { name: 'Cancel import' }).click()
  await expect.element(browser.getByText('The import was cancelled: no project was made.')).toBeVisible()
  await expect.element(browser.getByRole('heading', { name: 'Projects' })).toHaveFocus()
  expect([bar.query(), browser.getByRole('alert').query(), app.address.value]).toEqual([null, null, { screen: 'gallery' }])

  const large = file('large.zip')
  Object.defineProperty(large, 'size', { value: 500_000_001 })
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true })
  Object.defineProperty(drop, 'dataTransfer', { value: { types: ['Files'], files: [large] } })
  browser.getByRole('heading', { name: 'Projects' }).element().dispatchEvent(drop)
  await expect
    .element(browser.getByRole('alert'))
    .toMatchTextContent(/large.zip has 501 MB; the file of a project may have 500 MB at most/)
  expect(bar.query()).toBeNull()
})

test('a file that is dropped on the gallery is imported; text that is dropped is not taken', async () => {
  const server = fakeServer([])
  const { address } = open(server)
  const heading = browser.getByRole('heading', { name: 'Projects' })
  await expect.element(heading).toBeVisible()
  const drag = (type: string, dataTransfer: DataTransfer) =>
    heading.element().dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  const text = new DataTransfer()
  text.setData('text/plain', 'hello')
  expect(drag('dragover', text)).toBe(true)
  const files = new DataTransfer()
  files.items.add(file('lake.zip'))
  // Prevented: the browser does not leave for the file.
  expect(drag('dragover', files)).toBe(false)
  await expect.element(browser.getByText('Drop the file of a project to import it')).toBeVisible()
  drag('drop', files)
  await expect.poll(() => address.value).toEqual({ screen: 'project', projectId: 'lake000000000000', nodeIds: [] })
  expect(browser.getByText('Drop the file of a project to import it').query()).toBeNull()
})

test('a project is exported from its menu as a file with its name', async () => {
  const saved: string[] = []
  const listen = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return
    event.preventDefault()
    saved.push(event.target.download)
  }
  // A link that stands in no document tells nobody above it.
  const click = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function () {
    this.addEventListener('click', listen, { once: true })
    click.call(this)
  }
  try {
    const server = fakeServer([project('Fjords')])
    open(server)
    await openMenu('Fjords', 'Export')
    await expect.poll(() => saved).toEqual(['fjords0000000000.heddle.zip'])
    server.state = 'off'
    await openMenu('Fjords', 'Export')
    await expect.element(browser.getByRole('alert')).toMatchTextContent(UNREACHABLE)
  } finally {
    HTMLAnchorElement.prototype.click = click
  }
})
