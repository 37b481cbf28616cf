import type { MemberRole } from '@heddle/document'
import { Page } from '@heddle/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openEditor } from '../../testing/open-editor.tsx'
import { AssetsPanel } from './assets-panel.tsx'

const PAGE = 50
const file = (name: string, more: object = {}) => ({
  key: name.replaceAll(/[^a-z0-9]/g, '').padEnd(32, '0'),
  name,
  type: 'text/plain',
  size: 1_200,
  tag: '',
  createdAt: Date.UTC(2026, 0, 5, 12),
  ...more,
})

/** What visitors left, and a server that gives it out in pages. */
function filesServer() {
  const kept: Record<string, ReturnType<typeof file>[]> = {
    live: [
      file('letter.pdf', { type: 'application/pdf', size: 2_400_000, tag: 'applications' }),
      ...Array.from({ length: PAGE }, (_, at) => file(`n${at}.txt`)),
    ],
    draft: [],
  }
  const server = {
    kept,
    asked: [] as string[],
    refusal: '',
    /** What each list waits for. */
    ready: Promise.resolve(),
  }
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const url = new URL(String(address), 'https://editor.example')
    const all = kept[url.searchParams.get('place') ?? ''] ?? []
    const key = url.pathname.split('/user-files/')[1]
    const one = all.find((each) => each.key === key)
    if (key !== undefined) server.asked.push(`${init?.method ?? 'GET'} ${one?.name}`)
    if (key !== undefined && server.refusal !== '')
      return Response.json({ error: { code: 'x', message: server.refusal } }, { status: 404 })
    if (init?.method === 'DELETE' && one) return Response.json({ done: all.splice(all.indexOf(one), 1).length > 0 })
    if (key !== undefined) return new Response('the letter')
    await server.ready
    const found = all.filter(({ name, tag }) => `${name} ${tag}`.includes(url.searchParams.get('search') ?? ''))
    const offset = Number(url.searchParams.get('offset'))
    const bytes = found.reduce((sum, { size }) => sum + size, 0)
    const files = found.slice(offset, offset + PAGE)
    return Response.json({ files, total: found.length, bytes, room: 1_000_000_000, pageSize: PAGE })
  }
  return Object.assign(server, { fetch })
}

const opener = () => page.getByRole('button', { name: 'Files from visitors…' })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const hasFocus = () => page.getByRole('dialog').element().contains(document.activeElement)
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function open(server = filesServer(), role: MemberRole = 'admin') {
  await openEditor(<Page name="Home" />, <AssetsPanel />, server.fetch, undefined, role)
  return server
}

it('lists what visitors uploaded, by pages, with the room it takes, and finds it by name or tag', async () => {
  await open()
  await opener().click()
  const letter = row('letter.pdf')
  for (const told of ['Tag: applications', 'application/pdf', '2.4 MB', 'Jan 5, 2026'])
    await expect.element(letter.getByText(told, { exact: false }).last()).toBeVisible()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('51 files, 2.5 MB · room for 1.0 GB in all')
  await button('The next one, Page').click()
  await expect.element(row('n49.txt')).toBeVisible()
  expect(letter.query()).toBeNull()
  await dialog.getByRole('searchbox').fill('applications')
  await expect.element(letter).toBeVisible()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('1 file, 2.4 MB · room for 1.0 GB in all')
  await dialog.getByRole('searchbox').fill('nothing like it')
  await expect.element(page.getByText('No file holds this text.')).toBeVisible()
  await page.getByRole('radio', { name: 'Draft' }).click()
  await dialog.getByRole('searchbox').fill('')
  await expect.element(page.getByText(/Nobody has uploaded a file yet/)).toBeVisible()
})

it('by keyboard one is deleted, after a question whose first answer keeps it, and the focus stays in the window', async () => {
  const server = await open()
  opener().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row('letter.pdf')).toBeVisible()
  button('Delete letter.pdf').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog', { name: 'Delete letter.pdf?' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(button('Delete letter.pdf')).toHaveFocus()
  expect(server.asked).toEqual([])
  // The list without the file comes after the focus did.
  const { promise, resolve } = Promise.withResolvers<void>()
  server.ready = promise
  await userEvent.keyboard('{Enter}')
  await button('Delete the file').click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.poll(hasFocus).toBe(true)
  resolve()
  await expect.element(row('letter.pdf')).not.toBeInTheDocument()
  await expect.element(row('n0.txt')).toBeVisible()
  expect(server.asked).toEqual(['DELETE letter.pdf'])
  await expect.poll(hasFocus).toBe(true)
})

it('the last one of a page leads to the page before it', async () => {
  const server = await open()
  await opener().click()
  await button('The next one, Page').click()
  await button('Delete n49.txt').click()
  await button('Delete the file').click()
  await expect.element(row('letter.pdf')).toBeVisible()
  expect(server.kept['live']).toHaveLength(PAGE)
  expect(button('The next one, Page').query()).toBeNull()
})

it('one is saved under its own name, as the server gives it', async () => {
  const server = await open()
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await opener().click()
  await button('Save letter.pdf').click()
  await expect.poll(() => saved).toEqual(['letter.pdf'])
  expect(server.asked).toEqual(['GET letter.pdf'])
  click.mockRestore()
})

it('what the server refuses is said in the window where it was asked for, and nothing else changes', async () => {
  const server = await open()
  server.refusal = 'There is nothing at this address.'
  await opener().click()
  await button('Save letter.pdf').click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('There is nothing at this address.')
  await button('Delete letter.pdf').click()
  await button('Delete the file').click()
  await expect.element(page.getByRole('alertdialog').getByText('There is nothing at this address.')).toBeVisible()
  await button('Keep the file').click()
  await expect.element(row('letter.pdf')).toBeVisible()
})

it('is offered to those alone who may see what visitors left', async () => {
  await open(undefined, 'editor')
  await expect.element(page.getByText('No files yet')).toBeVisible()
  expect(opener().query()).toBeNull()
})
