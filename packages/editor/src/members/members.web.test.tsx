import type { MemberRole } from '@heddle/document'
import { Page, Section, Text } from '@heddle/testing'
import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { signal } from '@preact/signals-core'
import { canRun } from '../commands/command.ts'
import { SettingsTab } from '../inspector/settings/settings-tab.tsx'
import type { Editor } from '../session/editor.ts'
import { commands as shellCommands } from '../shell/shell.commands.ts'
import { Rail } from '../shell/rail.tsx'
import { openEditor } from '../testing/open-editor.tsx'
import { MembersSection } from './members-section.tsx'
import { RoleBar } from './role-bar.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const page = (
  <Page id={id('home')} name="Home">
    <Section id={id('hero')} name="Hero">
      <Text id={id('title')} name="Title" text="Hello" />
    </Section>
  </Page>
)
const person = (name: string, role: MemberRole, isYou = false) => ({
  id: id(name.toLowerCase()),
  name,
  email: `${name.toLowerCase()}@example.org`,
  role,
  isYou,
})

/** A server with members, that remembers what it was asked to do. */
function fakeServer(role: MemberRole, members: readonly object[], refusal?: string) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const path = String(address).replace(/^\/api\/projects\/[a-z0-9]+/, '')
    const method = init?.method ?? 'GET'
    if (method === 'GET' && path === '/members') {
      const invitations = role === 'owner' ? [{ id: id('inv'), role: 'viewer', expiresAt: 1_800_000_000_000, by: 'Olga' }] : []
      return Response.json({ role, members, invitations })
    }
    asked.push(`${method} ${path}${typeof init?.body === 'string' ? ` ${init.body}` : ''}`)
    if (refusal !== undefined) return Response.json({ error: { code: 'refused', message: refusal } }, { status: 403 })
    if (path === '/invitations') return Response.json({ invitation: {}, link: 'http://localhost/#join=abc' })
    return Response.json({ done: true, releases: [], stages: [] })
  }
  return { asked, fetch }
}
const ALL = [person('Olga', 'owner', true), person('Eve', 'editor'), person('Vic', 'viewer')]

test('the owner hands the project over when they say so twice; others cannot', async () => {
  const { asked, fetch } = fakeServer('owner', ALL)
  await openEditor(page, <MembersSection />, fetch)
  await userEvent.click(browser.getByRole('button', { name: /Role of Eve/ }))
  await userEvent.click(browser.getByRole('option', { name: 'Owner' }))
  await userEvent.click(browser.getByRole('button', { name: 'Cancel' }))
  expect(asked).toEqual([])
  await userEvent.click(browser.getByRole('button', { name: /Role of Eve/ }))
  await userEvent.click(browser.getByRole('option', { name: 'Owner' }))
  await expect.element(browser.getByText(/You stay as an admin/)).toBeVisible()
  await userEvent.click(browser.getByRole('button', { name: 'Hand over' }))
  await expect.poll(() => asked).toEqual([`POST /owner {"userId":"${id('eve')}"}`])
})

test('the owner invites by a link that is shown once, changes roles and takes links back', async () => {
  const { asked, fetch } = fakeServer('owner', ALL)
  await openEditor(page, <MembersSection />, fetch)
  await userEvent.click(browser.getByRole('button', { name: /Invite as/ }))
  await userEvent.click(browser.getByRole('option', { name: 'Content editor' }))
  await expect.element(browser.getByText('Content editor: changes texts and pictures.')).toBeVisible()
  await userEvent.click(browser.getByRole('button', { name: 'Make a link' }))
  await expect.element(browser.getByRole('textbox', { name: 'Invitation link' })).toHaveValue('http://localhost/#join=abc')
  await userEvent.click(browser.getByRole('button', { name: /Role of Vic/ }))
  await userEvent.click(browser.getByRole('option', { name: 'Admin' }))
  await userEvent.click(browser.getByRole('button', { name: 'Take the link back' }))
  expect(asked).toEqual([
    'POST /invitations {"role":"content-editor"}',
    `PATCH /members/${id('vic')} {"role":"admin"}`,
    `DELETE /invitations/${id('inv')}`,
  ])
})

test('removing asks first and says that it cannot be undone; what the server refuses is said', async () => {
  const { asked, fetch } = fakeServer('owner', ALL, 'You may manage members below your own role only.')
  await openEditor(page, <MembersSection />, fetch)
  await expect.element(browser.getByText(/cannot be undone/)).toBeVisible()
  await userEvent.click(browser.getByRole('button', { name: 'Remove Eve' }))
  const dialog = browser.getByRole('alertdialog', { name: 'Remove Eve?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(asked).toEqual([])
  await userEvent.click(browser.getByRole('button', { name: 'Remove Eve' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove', exact: true }))
  await expect.element(browser.getByRole('alert')).toHaveTextContent('You may manage members below your own role only.')
  expect(asked).toEqual([`DELETE /members/${id('eve')}`])
})

test('who manages nobody sees who is who, may leave, and learns who may do more', async () => {
  const { asked, fetch } = fakeServer('viewer', [person('Olga', 'owner'), person('Eve', 'editor'), person('Vic', 'viewer', true)])
  await openEditor(page, <MembersSection />, fetch)
  await expect.element(browser.getByText('Admins invite others and change roles.')).toBeVisible()
  expect(browser.getByRole('button', { name: /Role of|Remove|Make a link/ }).elements()).toHaveLength(0)
  await userEvent.click(browser.getByRole('button', { name: 'Leave the project' }))
  await userEvent.click(browser.getByRole('button', { name: 'Leave', exact: true }))
  await expect.poll(() => asked).toEqual([`DELETE /members/${id('vic')}`])
})

test('a viewer is told so, and changes, adds and publishes nothing', async () => {
  const { fetch } = fakeServer('viewer', [])
  const parts = (
    <>
      <RoleBar />
      <Rail />
      <PublishDialog />
    </>
  )
  const { editor } = await openEditor(page, parts, fetch, undefined, 'viewer')
  await expect.element(browser.getByRole('note')).toMatchTextContent(/You are a viewer here/)
  expect(browser.getByRole('button', { name: 'Add' }).elements()).toHaveLength(0)
  expect(editor.change('Text', { set: { [id('title')]: { 'props/text/en': ['Hello', 'Bye'] } } })).toBe(false)
  expect(editor.session.notice.value?.text).toBe('You may look at this project but not change it.')
  editor.session.isPublishOpen.value = true
  await expect.element(browser.getByText(/Publishing takes the role of an editor/)).toBeVisible()
  expect(browser.getByRole('button', { name: 'Publish now' }).elements()).toHaveLength(0)
})

test('in the inspector what a content editor may not change is closed, and says why', async () => {
  const { editor } = await openEditor(page, <SettingsTab />, undefined, undefined, 'content-editor')
  editor.session.selection.value = [id('title')]
  const text = browser.getByRole('textbox', { name: 'Text' })
  await text.fill('Bye')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => editor.view.find('node', id('title'))?.props['text']?.['en']).toBe('Bye')
  await expect.element(browser.getByRole('img', { name: 'Takes the role of an editor' }).first()).toBeVisible()
  const closed = document.querySelectorAll('[title="Takes the role of an editor"] > [inert]')
  expect(closed.length).toBeGreaterThan(1)
  expect(text.element().closest('[inert]')).toBeNull()
})

test('Add opens by no key and no command for who may not add', () => {
  for (const [role, isThere] of [
    ['viewer', false],
    ['content-editor', false],
    ['editor', true],
    [undefined, true],
  ] as const) {
    const editor = { client: { role: signal(role) } } as unknown as Editor
    const found = shellCommands.filter(({ id: name }) => ['panel-add', 'quick-insert'].includes(name))
    expect(found.map((command) => canRun(command, editor))).toEqual([isThere, isThere])
    expect(shellCommands.filter(({ id: name }) => name === 'panel-pages').map((command) => canRun(command, editor))).toEqual([
      true,
    ])
  }
})

test('a content editor changes texts, and is told why nothing else', async () => {
  const { editor } = await openEditor(page, <RoleBar />, undefined, undefined, 'content-editor')
  await expect.element(browser.getByRole('note')).toMatchTextContent(/texts and pictures/)
  expect(editor.change('Text', { set: { [id('title')]: { 'props/text/en': ['Hello', 'Bye'] } } })).toBe(true)
  expect(editor.view.find('node', id('title'))?.props['text']?.['en']).toBe('Bye')
  expect(editor.change('Name', { set: { [id('home')]: { name: ['Home', 'Start'] } } })).toBe(false)
  expect(editor.session.notice.value?.text).toBe('You may change texts and pictures in this project, and nothing else')
})
