import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { formula, Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../testing/open-editor.tsx'
import type { OpenEditor } from '../testing/open-editor.tsx'
import { PublishDialog } from './publish-dialog.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const page = (text: unknown) => (
  <Page id={id('home')} name="Home">
    <Section id={id('hero')} name="Hero">
      <Text id={id('title')} name="Title" text={text} />
    </Section>
  </Page>
)

/** A server that publishes line by line, as ours does, and remembers what it was asked. */
function fakeServer(lines: readonly object[], releases: readonly object[] = []) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const path = String(address).replace(/^\/api\/projects\/[a-z0-9]+/, '')
    asked.push(`${init?.method ?? 'GET'} ${path}`)
    if (path === '/publish') {
      const text = new TextEncoder()
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          // Lines are cut anywhere by a network.
          const bytes = text.encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
          for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7))
          controller.close()
        },
      })
      return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
    }
    if (path === '/releases') return Response.json({ releases })
    return Response.json({})
  }
  return { asked, fetch }
}

async function show(text: unknown, server: ReturnType<typeof fakeServer>): Promise<OpenEditor> {
  const open = await openEditor(page(text), <PublishDialog />, server.fetch)
  open.editor.session.isPublishOpen.value = true
  await expect.element(browser.getByRole('dialog')).toBeVisible()
  return open
}

const release = {
  id: id('r2'),
  createdAt: Date.now(),
  author: 'Ada',
  pages: 1,
  isActive: true,
  url: 'http://fixture.localhost:4000',
}

test('publishing reports its steps and ends with a link to the site', async () => {
  const server = fakeServer(
    [{ step: 'draw', done: 1, total: 1 }, { step: 'store', done: 1, total: 1 }, { release: { id: id('r2'), url: release.url } }],
    [release],
  )
  await show('Hello', server)
  await userEvent.click(browser.getByRole('button', { name: 'Publish now' }))
  await expect.element(browser.getByRole('link', { name: release.url })).toHaveAttribute('href', release.url)
  await expect.element(browser.getByText('Visitors see this', { exact: true })).toBeVisible()
  expect(server.asked).toContain('POST /publish')
})

test('an error blocks publishing, and a click on it leads to the element', async () => {
  const { editor } = await show(formula('1 +'), fakeServer([]))
  await expect.element(browser.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await userEvent.click(browser.getByRole('button', { name: /Title/ }))
  expect(editor.session.selection.value).toEqual([id('title')])
  expect(editor.session.isPublishOpen.value).toBe(false)
})

test('what the server refuses is said in its words', async () => {
  const server = fakeServer([{ step: 'draw', done: 0, total: 1 }, { error: { code: 'disk-full', message: 'The disk is full.' } }])
  await show('Hello', server)
  await userEvent.click(browser.getByRole('button', { name: 'Publish now' }))
  await expect.element(browser.getByText('The disk is full.')).toBeVisible()
  await expect.element(browser.getByRole('button', { name: 'Publish again' })).toBeEnabled()
})

test('one click goes back to an older release', async () => {
  const older = { ...release, id: id('r1'), isActive: false, createdAt: Date.now() - 3_600_000 }
  const server = fakeServer([], [release, older])
  await show('Hello', server)
  await userEvent.click(browser.getByRole('button', { name: 'Go back to this one' }))
  await expect.poll(() => server.asked).toContain(`POST /releases/${id('r1')}/activate`)
})
