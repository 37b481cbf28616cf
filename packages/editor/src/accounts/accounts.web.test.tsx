import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Page } from '@heddle/testing'
import { insertPlugin, setAccess } from '@heddle/document/operations'
import { AccessSection } from '../panels/settings/access-section.tsx'
import { openEditor } from '../testing/open-editor.tsx'

interface Kept {
  id: string
  email: string
  name: string
  roles: string[]
  isBlocked: boolean
  hasPassword: boolean
  isEmailConfirmed: boolean
  createdAt: number
  seenAt: number | null
}
const person = (email: string, more: Partial<Kept> = {}): Kept => ({
  id: email.padEnd(16, '0').slice(0, 16),
  email,
  name: '',
  roles: [],
  isBlocked: false,
  hasPassword: true,
  isEmailConfirmed: false,
  createdAt: Date.UTC(2026, 0, 5),
  seenAt: null,
  ...more,
})
const STAFF = 'staffrole0000000'

/** What the server keeps, in a window. */
function accountsServer() {
  const kept: Record<string, Kept[]> = {
    live: [
      person('ann@example.org', { name: 'Ann', roles: [STAFF], isEmailConfirmed: true, seenAt: Date.now() - 7_200_000 }),
      person('old@example.org', { roles: ['gonerole00000000'] }),
      ...Array.from({ length: 50 }, (_, at) => person(`n${at}@example.org`)),
    ],
    draft: [],
  }
  const asked: string[] = []
  const answer = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'https://editor.example')
    const method = init?.method ?? 'GET'
    const body = (typeof init?.body === 'string' ? JSON.parse(init.body) : {}) as Partial<Kept> & { place?: string }
    const all = kept[body.place ?? url.searchParams.get('place') ?? ''] ?? []
    const [, id = '', act] = url.pathname.split('/accounts')[1]?.split('/') ?? []
    const one = all.find((account) => account.id === id)
    asked.push(`${method} ${url.pathname.split('/accounts')[1]}`)
    if (act === 'link') return answer({ link: 'https://site.example/ww/accounts/password?token=second' })
    if (method === 'PATCH' && one) return answer(Object.assign(one, body))
    if (method === 'DELETE' && one) return answer({ done: all.splice(all.indexOf(one), 1).length > 0 })
    if (method === 'POST') {
      if (all.some(({ email }) => email === body.email))
        return answer({ error: { code: 'email-taken', message: 'There is already an account.' } }, 409)
      const account = person(body.email ?? '', { name: body.name ?? '', roles: body.roles ?? [], hasPassword: false })
      all.unshift(account)
      const letter = body.place === 'draft' ? 'draft' : (/^(\w+)letter@/.exec(account.email)?.[1] ?? 'sent')
      return answer({ account, link: 'https://site.example/ww/accounts/password?token=first', letter })
    }
    const found = all.filter(({ email }) => email.includes(url.searchParams.get('search') ?? ''))
    const offset = Number(url.searchParams.get('offset'))
    return answer({ accounts: found.slice(offset, offset + 50), total: found.length, pageSize: 50 })
  }
  return { kept, asked, fetch }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const row = (email: string) => page.getByRole('row', { name: new RegExp(email) })

async function open() {
  const server = accountsServer()
  const { editor } = await openEditor(<Page name="Home" />, <AccessSection />, server.fetch)
  editor.change(
    'Install',
    insertPlugin(editor.view, { newId: () => 'accounts00000000', namespace: 'site-accounts', name: 'Site accounts' }),
  )
  editor.change(
    'Set',
    setAccess(editor.view, { values: { authPluginId: 'accounts00000000', roles: { [STAFF]: { name: 'staff' } } } }),
  )
  await button('Accounts of the site…').click()
  await expect.element(row('ann@example.org')).toBeVisible()
  return server
}

it('lists the accounts by pages, with their roles and when they were seen, and finds them', async () => {
  const { asked } = await open()
  await expect.element(row('ann@example.org')).toMatchTextContent(/Ann.*staff.*Jan 5, 2026.*2 hours ago/)
  await expect.element(row('ann@example.org').getByRole('img', { name: 'Address confirmed' })).toBeVisible()
  expect(page.getByRole('img', { name: 'Address confirmed' }).elements().length).toBe(1)
  await expect.element(page.getByRole('status')).toHaveTextContent('52 accounts')
  await button('The next one, Page').click()
  await expect.element(row('n49@example.org')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by e-mail or name' }).fill('n7@')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 account')
  await page.getByRole('radio', { name: 'Draft' }).click({ force: true })
  await expect.element(page.getByText('No account holds this text.')).toBeVisible()
  expect(asked.every((one) => one.startsWith('GET'))).toBe(true)
})

it('gives roles, blocks and lets in again, by keyboard', async () => {
  const { kept } = await open()
  button('Roles of n0@example.org').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('switch', { name: 'staff' })).toBeVisible()
  page.getByRole('switch', { name: 'staff' }).element().focus()
  await userEvent.keyboard(' ')
  await button('Apply').click()
  await expect.element(row('n0@example.org')).toMatchTextContent(/staff/)
  expect(kept['live']?.[2]?.roles).toEqual([STAFF])
  await button('Actions for n0@example.org').click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await expect.element(row('n0@example.org')).toMatchTextContent(/Blocked/)
  await button('Actions for n0@example.org').click()
  await page.getByRole('menuitem', { name: 'Unblock' }).click()
  await expect.element(row('n0@example.org')).not.toMatchTextContent(/Blocked/)
})

it('a role that the site has no more is told as one, and taken away', async () => {
  const { kept } = await open()
  await expect.element(row('old@example.org')).toMatchTextContent(/Role that is gone/)
  await button('Roles of old@example.org').click()
  const gone = page.getByRole('switch', { name: 'Role that is gone (gonerole00000000)' })
  gone.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(gone).not.toBeChecked()
  await button('Apply').click()
  await expect.element(row('old@example.org')).toMatchTextContent(/None/)
  expect(kept['live']?.[1]?.roles).toEqual([])
})

it('invites somebody, says why not, shows the link once, and another one later', async () => {
  const { kept } = await open()
  await button('Invite somebody').click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.org')
  await button('Make the account').click()
  await expect.element(page.getByText('There is already an account.')).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('new@example.org')
  await button('Make the account').click()
  await expect.element(page.getByRole('dialog', { name: 'Link for new@example.org' })).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: 'Link to set a password' }))
    .toHaveValue('https://site.example/ww/accounts/password?token=first')
  await button('Done').click()
  await expect.element(row('new@example.org')).toMatchTextContent(/No password yet/)
  await button('Actions for new@example.org').click()
  await page.getByRole('menuitem', { name: 'Link to set a password' }).click()
  await expect
    .element(page.getByRole('textbox', { name: 'Link to set a password' }))
    .toHaveValue('https://site.example/ww/accounts/password?token=second')
  expect(kept['live']?.[0]?.email).toBe('new@example.org')
})

it.each([
  ['new@example.org', 'Published site', /A letter with this link was sent to new@example.org/],
  ['laterletter@example.org', 'Published site', /has not left yet: .* If nothing arrives, give them the link by hand/],
  ['outboxletter@example.org', 'Published site', /No mail server is set, .* Give them the link by hand/],
  ['refusedletter@example.org', 'Published site', /could not be sent; .* Give them the link by hand/],
  ['limitedletter@example.org', 'Published site', /as many as may be .* Give them the link by hand/],
  ['unpublishedletter@example.org', 'Published site', /Publish it, then give them the link by hand/],
  ['new@example.org', 'Draft', /No letter is sent to accounts of the draft. Give them the link by hand/],
])('says what became of the letter to %s, who is invited to: %s', async (email, place, told) => {
  await open()
  await page.getByRole('radio', { name: place }).click({ force: true })
  await button('Invite somebody').click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await button('Make the account').click()
  await expect.element(page.getByRole('dialog', { name: `Link for ${email}` })).toMatchTextContent(told)
  await expect.element(button('Copy the link')).toBeEnabled()
  await button('Done').click()
  await button(`Actions for ${email}`).click()
  await page.getByRole('menuitem', { name: 'Link to set a password' }).click()
  await expect.element(page.getByRole('dialog', { name: `Link for ${email}` })).toMatchTextContent(/whoever opens it/)
  // A link that was asked for later is sent to nobody.
  await expect.element(page.getByRole('dialog', { name: `Link for ${email}` })).not.toMatchTextContent(/letter with|by hand/)
})

it('asks before it deletes, and says that it cannot be undone', async () => {
  const { kept } = await open()
  await button('Actions for ann@example.org').click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await expect.element(page.getByText(/This cannot be undone/)).toBeVisible()
  await button('Cancel').click()
  expect(kept['live']?.length).toBe(52)
  await button('Actions for ann@example.org').click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await button('Delete account').click()
  await expect.element(row('ann@example.org')).not.toBeInTheDocument()
  expect(kept['live']?.length).toBe(51)
})
