import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AppContext } from '../app/app-context.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { show } from '../testing/show.tsx'
import { AccountForm } from './account-form.tsx'

const field = (name: string) => page.getByLabelText(name, { exact: true })
const refusal = (status: number, message: string, path?: string) =>
  Response.json({ error: { code: 'refused', message, ...(path !== undefined && { path }) } }, { status })

/** The form, and a server that answers each attempt as told; `Promise` answers come when they come. */
function open(isOwner: boolean, ...answers: readonly (Response | Promise<Response>)[]) {
  const sent: (readonly [string, unknown])[] = []
  const onDone = vi.fn<() => void>()
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const answer = answers[sent.length]
    sent.push([String(address), JSON.parse(String(init?.body))])
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  }
  show(
    <AppContext value={createTestApp({ fetch })}>
      <AccountForm isOwner={isOwner} onDone={onDone} />
    </AppContext>,
  )
  return { sent, onDone }
}
const signIn = async (password = 'analytical') => {
  await field('E-mail').fill(' ada@example.org ')
  await field('Password').fill(password)
  await userEvent.keyboard('{Enter}')
}

describe('signing in', () => {
  test('begins in the first field, and the way through the form is that of the tab key', async () => {
    open(false)
    await expect.element(field('E-mail')).toHaveFocus()
    await userEvent.tab()
    await expect.element(field('Password')).toHaveFocus()
    await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toHaveFocus()
  })

  test('Enter sends address and password, spaces around the address left out, those of the password kept', async () => {
    const { sent, onDone } = open(false, Response.json({}))
    await signIn(' pass word ')
    await expect.poll(() => onDone.mock.calls.length).toBe(1)
    expect(sent).toEqual([['/api/sign-in', { email: 'ada@example.org', password: ' pass word ' }]])
  })

  test('what is missing is said at its field without asking the server, the first one has the focus, and typing takes it back', async () => {
    const { sent } = open(false)
    await field('Password').fill('analytical')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.element(field('E-mail')).toHaveAccessibleDescription('Write an address such as ada@example.org')
    await expect.element(field('E-mail')).toHaveFocus()
    await expect.element(field('Password')).not.toBeInvalid()
    await userEvent.keyboard('a')
    await expect.element(field('E-mail')).toHaveAccessibleDescription('')
    expect(sent).toEqual([])
  })

  test('a wrong password is said aloud, what was typed stays, and the next try is made', async () => {
    const wrong = 'The e-mail address or the password is not right.'
    const { onDone } = open(false, refusal(401, wrong), Response.json({}))
    await signIn('wrong')
    await expect.element(page.getByRole('alert')).toHaveTextContent(wrong)
    expect(onDone).not.toHaveBeenCalled()
    await expect.element(field('E-mail')).toHaveValue('ada@example.org')
    await expect.element(field('Password')).toHaveFocus()
    await field('Password').fill('analytical')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onDone.mock.calls.length).toBe(1)
    await expect.element(page.getByRole('alert')).toHaveTextContent('')
  })

  test('without a server it says so and can be tried again', async () => {
    const { sent } = open(false)
    await signIn()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^The server cannot be reached/)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => sent.length).toBe(2)
  })

  test('an impatient second Enter sends nothing more', async () => {
    const answer = Promise.withResolvers<Response>()
    const { sent, onDone } = open(false, answer.promise)
    await signIn()
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: 'Sign in' }).click({ force: true })
    answer.resolve(Response.json({}))
    await expect.poll(() => onDone.mock.calls.length).toBe(1)
    expect(sent).toHaveLength(1)
  })
})

describe('the first account', () => {
  test('every field says what it needs, and the first one has the focus', async () => {
    const { sent } = open(true)
    await expect.element(field('Password')).toHaveAccessibleDescription('At least 8 characters')
    await page.getByRole('button', { name: 'Make account' }).click()
    await expect.element(field('Name')).toHaveAccessibleDescription('Tell us what to call you')
    await expect.element(field('Name')).toHaveFocus()
    await expect.element(field('E-mail')).toBeInvalid()
    await expect.element(field('Password')).toHaveAccessibleDescription('Use at least 8 characters')
    expect(sent).toEqual([])
  })

  test('what the server says of a field stands at that field, which has the focus', async () => {
    const taken = 'There is already an account with this e-mail address.'
    const { sent, onDone } = open(true, refusal(409, taken, 'email'))
    await field('Name').fill(' Ada ')
    await field('E-mail').fill('ada@example.org')
    await field('Password').fill('analytical')
    await userEvent.keyboard('{Enter}')
    await expect.element(field('E-mail')).toHaveAccessibleDescription(taken)
    await expect.element(field('E-mail')).toHaveFocus()
    await expect.element(page.getByRole('alert')).toHaveTextContent('')
    expect(sent).toEqual([['/api/sign-up', { name: 'Ada', email: 'ada@example.org', password: 'analytical' }]])
    expect(onDone).not.toHaveBeenCalled()
  })
})
