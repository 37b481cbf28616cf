import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AppContext } from '../app/app-context.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { show } from '../testing/show.tsx'
import { JoinScreen } from './join-screen.tsx'

const INVITATION = { project: 'Bakery', role: 'content-editor', by: 'Olga', expiresAt: 1 }
const refused = (message: string, path?: string) =>
  Response.json({ error: { code: 'refused', message, ...(path !== undefined && { path }) } }, { status: 409 })

/** The screen, for somebody who is signed in or not, and a server that says what it is told to of each address. */
function open(isSignedIn: boolean, answers: Readonly<Record<string, () => Response>> = {}) {
  const sent: (readonly [string, unknown])[] = []
  const app = createTestApp({
    fetch: async (address, init) => {
      const path = String(address)
      if (path.endsWith('/read')) return answers[path]?.() ?? Response.json(INVITATION)
      sent.push([path, init?.body === undefined ? undefined : JSON.parse(String(init.body))])
      return answers[path]?.() ?? refused('The link was used.')
    },
  })
  if (!isSignedIn) app.user.value = null
  show(
    <AppContext value={app}>
      <JoinScreen id="token" />
    </AppContext>,
  )
  return { sent, app }
}

test('says what one is invited to, by whom and as what', async () => {
  open(true)
  await expect.element(page.getByRole('heading', { name: 'Join “Bakery”' })).toBeVisible()
  await expect.element(page.getByText('Olga invites you as a content editor.')).toBeVisible()
})

test('who is signed in joins with one press, and is told when the link was used', async () => {
  const { sent } = open(true)
  await userEvent.click(page.getByRole('button', { name: 'Join as Ada' }))
  await expect.element(page.getByText('The link was used.')).toBeVisible()
  expect(sent).toEqual([['/api/invitations/accept', { token: 'token' }]])
})

test('a link that leads nowhere says so, with a way on', async () => {
  open(false, { '/api/invitations/read': () => refused('This invitation was used, taken back, or is over.') })
  await expect.element(page.getByText('This invitation was used, taken back, or is over.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'To your projects' })).toBeVisible()
})

test('who has no account makes one; what is wrong with it stands at its field', async () => {
  const { sent } = open(false, { '/api/invitations/accept': () => refused('There is already an account.', 'person.email') })
  await page.getByLabelText('Name').fill('Cora')
  await page.getByLabelText('E-mail').fill('cora@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('long enough')
  await userEvent.click(page.getByRole('button', { name: 'Make account and join' }))
  await expect.element(page.getByText('There is already an account.')).toBeVisible()
  await expect.element(page.getByLabelText('E-mail')).toHaveFocus()
  expect(sent).toEqual([
    ['/api/invitations/accept', { token: 'token', person: { name: 'Cora', email: 'cora@example.org', password: 'long enough' } }],
  ])
})

test('who has one signs in, and is asked to join', async () => {
  const user = { id: 'cora', name: 'Cora', email: 'cora@example.org' }
  const session = vi.fn<() => Response>(() => Response.json({ user, needsOwner: false, assetsUrl: '', assetsRoom: 500_000_000 }))
  open(false, { '/api/sign-in': () => Response.json({ user }), '/api/session': session })
  await userEvent.click(page.getByRole('button', { name: 'I have an account' }))
  await expect.element(page.getByText(/Sign in; then you join/)).toBeVisible()
  await page.getByLabelText('E-mail').fill('cora@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('long enough')
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }))
  await expect.element(page.getByRole('button', { name: 'Join as Cora' })).toBeVisible()
})
