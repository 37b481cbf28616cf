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
function fakeServer(
  lines: readonly object[],
  releases: readonly object[] = [],
  more: { stages?: object[]; access?: object } = {},
) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const path = String(address).replace(/^\/api\/projects\/[a-z0-9]+/, '')
    asked.push(`${init?.method ?? 'GET'} ${path}${typeof init?.body === 'string' ? ` ${init.body}` : ''}`)
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
    if (path === '/releases') return Response.json({ releases, stages: more.stages ?? [] })
    if (path === '/access')
      return Response.json({ audiences: [{ kind: 'anybody', id: '', name: '' }], rows: [], total: 0, against: 1, ...more.access })
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
  stages: ['production'],
}
const url = 'http://fixture.localhost:4000'
const stages = [
  { stage: 'production', url, releaseId: id('r2'), beforeId: id('r1'), at: Date.now(), by: 'Bob' },
  {
    stage: 'staging',
    url: 'http://fixture--staging.localhost:4000',
    releaseId: id('r3'),
    beforeId: null,
    at: Date.now(),
    by: 'Cem',
  },
]
const staged = { ...release, id: id('r3'), author: 'Eve', stages: ['staging'] }

test('publishing reports its steps and ends with a link to the site', async () => {
  const server = fakeServer(
    [{ step: 'draw', done: 1, total: 1 }, { step: 'store', done: 1, total: 1 }, { release: { id: id('r2'), url } }],
    [release],
  )
  await show('Hello', server)
  await userEvent.click(browser.getByRole('button', { name: 'Publish now' }))
  await expect.element(browser.getByRole('link', { name: url })).toHaveAttribute('href', url)
  await expect.element(browser.getByText('Visitors see this', { exact: true })).toBeVisible()
  expect(server.asked).toContain('POST /publish {"stage":"production","asksFirst":true}')
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

test('publishing to staging leaves visitors alone and says so', async () => {
  const server = fakeServer([{ release: { id: id('r3'), url: 'http://fixture--staging.localhost:4000' } }], [release], { stages })
  await show('Hello', server)
  await userEvent.click(browser.getByRole('radio', { name: 'Staging' }))
  await expect.element(browser.getByText(/Visitors see what they saw/)).toBeVisible()
  await userEvent.click(browser.getByRole('button', { name: 'Publish to staging' }))
  await expect.element(browser.getByText('Published to staging')).toBeVisible()
  expect(server.asked).toContain('POST /publish {"stage":"staging"}')
})

test('both stages say what they show, since when and by whom; promoting tells first who comes to see what', async () => {
  const access = {
    audiences: [
      { kind: 'anybody', id: '', name: '' },
      { kind: 'role', id: 's', name: 'staff' },
    ],
    rows: [
      { kind: 'page', path: '/prices', open: [true, true], before: [false, true] },
      { kind: 'data', path: `data/${id('home')}.json`, open: [false, false], before: [false, true] },
    ],
    total: 3,
  }
  const server = fakeServer([], [staged, release], { stages, access })
  await show('Hello', server)
  const cards = browser.getByRole('region', { name: 'What is shown where' })
  await expect
    .element(cards)
    .toMatchTextContent(/Visitors.*by Ada.*Shown to visitors .* by Bob.*Staging.*by Eve.*Staged .* by Cem/)
  await userEvent.click(browser.getByRole('button', { name: 'Promote to visitors' }))
  const changes = browser.getByRole('listitem')
  await expect.element(changes.nth(0)).toHaveTextContent('Page/prices comes to be seen by those not signed in')
  await expect.element(changes.nth(1)).toHaveTextContent('Data of a pageHome is no longer seen by staff')
  await expect.element(browser.getByText('And 1 more.')).toBeVisible()
  expect(server.asked).toContain(
    `POST /access ${JSON.stringify({ releaseId: id('r3'), against: 'production', onlyChanges: true })}`,
  )
  expect(server.asked.some((line) => line.includes('/activate'))).toBe(false)
  await userEvent.click(browser.getByRole('button', { name: 'Show to visitors' }))
  await expect.poll(() => server.asked).toContain(`POST /releases/${id('r3')}/activate {"stage":"production"}`)
  await expect.element(cards).toBeVisible()
})

test('an older release is shown again after a look at who sees more or less', async () => {
  const older = { ...release, id: id('r1'), stages: [], createdAt: Date.now() - 3_600_000 }
  const server = fakeServer([], [release, older])
  await show('Hello', server)
  await userEvent.click(browser.getByRole('button', { name: 'Go back to this one' }))
  await expect.element(browser.getByText('Nobody comes to see more or less than now.')).toBeVisible()
  await userEvent.click(browser.getByRole('button', { name: 'Show to visitors' }))
  await expect.poll(() => server.asked).toContain(`POST /releases/${id('r1')}/activate {"stage":"production"}`)
})

/** Publishes a release that is made and waits. */
async function publishHeld() {
  const access = {
    audiences: [{ kind: 'anybody', id: '', name: '' }],
    rows: [{ kind: 'page', path: '/prices', open: [true], before: [false] }],
    total: 1,
  }
  const made = { ...release, id: id('r4'), stages: [] }
  const server = fakeServer([{ release: { id: id('r4'), url, isHeld: true } }], [made, release], { stages, access })
  await show('Hello', server)
  await userEvent.click(browser.getByRole('button', { name: 'Publish now' }))
  await expect.element(browser.getByText(/The release is made and not shown yet/)).toBeVisible()
  return server
}

test('publishing by which somebody comes to see more shows it first, and visitors get it when it was looked at', async () => {
  const server = await publishHeld()
  await expect
    .element(browser.getByRole('listitem').first())
    .toHaveTextContent('Page/prices comes to be seen by those not signed in')
  expect(server.asked.some((line) => line.includes('/activate'))).toBe(false)
  await userEvent.click(browser.getByRole('button', { name: 'Show to visitors' }))
  await expect.element(browser.getByText('Visitors see this release now.')).toBeVisible()
  await expect.element(browser.getByRole('status').getByRole('link', { name: url })).toHaveAttribute('href', url)
  expect(server.asked).toContain(`POST /releases/${id('r4')}/activate {"stage":"production"}`)
})

test('who goes back shows nothing to anybody, and can publish again', async () => {
  const server = await publishHeld()
  await userEvent.click(browser.getByRole('button', { name: 'Back' }))
  await expect.element(browser.getByRole('button', { name: 'Publish now' })).toBeEnabled()
  await expect.element(browser.getByRole('button', { name: 'Show to visitors' })).toBeVisible()
  expect(server.asked.some((line) => line.includes('/activate'))).toBe(false)
})
