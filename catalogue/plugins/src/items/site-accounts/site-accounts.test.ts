import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from './browser.ts'

const ANN = { id: 'a1', email: 'ann@example.org', name: 'Ann', roles: ['editor'] }
const { signal } = new AbortController()
const variables = { has: () => false, set: () => undefined }

const assign = vi.fn<(address: string) => void>()
let answers: Record<string, { status: number; body: unknown }>
let asked: { url: string; body: unknown }[]

beforeEach(() => {
  answers = { session: { status: 200, body: { user: null } }, 'sign-in': { status: 200, body: { user: ANN } } }
  asked = []
  vi.stubGlobal('location', { href: 'https://site.example/in?_source=%2Fstaff', origin: 'https://site.example', assign })
  vi.stubGlobal('document', { documentElement: { lang: 'ru' } })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push({ url, body: JSON.parse(body) as unknown })
    const { status, body: told } = answers[url.split('/').at(-1) ?? ''] ?? { status: 200, body: {} }
    return new Response(typeof told === 'string' ? told : JSON.stringify(told), { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
})

function open(base = '/') {
  const held: Record<string, unknown> = {}
  const told: string[] = []
  const side = browser.open?.({
    settings: {},
    isDraft: false,
    base,
    addresses: { api: '/ww', data: '/ww', cdn: '' },
    setVariable: (name, value) => void (held[name] = value),
    trigger: (name) => void told.push(name),
  })
  const run = async (action: string, args: object) => side?.actions?.[action]?.({ args: { ...args }, variables, signal })
  return { held, told, run }
}

describe('accounts of a site in a browser', () => {
  it('who is signed in is known from the start', async () => {
    answers['session'] = { status: 200, body: { user: ANN } }
    const { held } = open('/shop/')
    await expect.poll(() => held).toEqual({ user: ANN, isAuthenticated: true })
    expect(asked).toEqual([{ url: '/shop/ww/accounts/session', body: {} }])
  })

  it('signing in tells who it is, and leads back to where somebody came from', async () => {
    const { held, told, run } = open()
    expect(await run('signIn', { email: 'ann@example.org', password: 'secret', goTo: '/home' })).toEqual(ANN)
    expect(held).toEqual({ user: ANN, isAuthenticated: true })
    expect(told).toEqual(['signedIn'])
    expect(assign).toHaveBeenCalledWith('/staff')
    expect(asked.at(-1)?.body).toEqual({ email: 'ann@example.org', password: 'secret' })
  })

  it('making an account does the same, with a name', async () => {
    answers['sign-up'] = { status: 200, body: { user: ANN } }
    const { told, run } = open()
    await run('signUp', { name: 'Ann', email: 'ann@example.org', password: 'secret' })
    expect([told, asked.at(-1)]).toEqual([
      ['signedIn'],
      {
        url: '/ww/accounts/sign-up',
        body: { name: 'Ann', email: 'ann@example.org', password: 'secret', goTo: '/staff', language: 'ru' },
      },
    ])
  })

  it('making one whose address is confirmed first signs nobody in', async () => {
    answers['sign-up'] = { status: 200, body: { user: null } }
    const { held, told, run } = open()
    expect(await run('signUp', { email: 'ann@example.org', password: 'secret', goTo: '/home' })).toBe(null)
    expect([held['isAuthenticated'] ?? false, told]).toEqual([false, []])
    expect(assign).not.toHaveBeenCalled()
  })

  it.each([
    ['sendPasswordLink', { kind: 'password', goTo: '/staff' }],
    ['sendSignInLink', { kind: 'link', goTo: '/staff' }],
    ['sendCode', { kind: 'code', goTo: '/staff' }],
  ])('%s asks for a letter in the language of the page, and changes nothing', async (action, body) => {
    answers['mail'] = { status: 200, body: { done: true } }
    const { told, run } = open()
    expect(await run(action, { email: 'ann@example.org', goTo: '/home' })).toBe(null)
    expect(asked.at(-1)).toEqual({ url: '/ww/accounts/mail', body: { email: 'ann@example.org', language: 'ru', ...body } })
    expect([told, assign.mock.calls]).toEqual([[], []])
  })

  it('a password is set with the token of the address, and a code signs in', async () => {
    vi.stubGlobal('location', { href: 'https://site.example/new?token=abc', origin: 'https://site.example', assign })
    for (const act of ['reset', 'code']) answers[act] = { status: 200, body: { user: ANN } }
    const { held, told, run } = open()
    expect(await run('setPassword', { password: 'a long secret', goTo: '/home' })).toEqual(ANN)
    expect(asked.at(-1)).toEqual({ url: '/ww/accounts/reset', body: { token: 'abc', password: 'a long secret', language: 'ru' } })
    expect([held['isAuthenticated'], told, assign.mock.calls]).toEqual([true, ['signedIn'], [['/home']]])
    expect(await run('signInWithCode', { email: 'ann@example.org', code: '012345' })).toEqual(ANN)
    expect(asked.at(-1)).toEqual({ url: '/ww/accounts/code', body: { email: 'ann@example.org', code: '012345' } })
  })

  it('a name and a password are changed where somebody is, and who they are is known anew', async () => {
    const anna = { ...ANN, name: 'Anna' }
    answers['name'] = { status: 200, body: { user: anna } }
    answers['change-password'] = { status: 200, body: { user: anna } }
    const { held, told, run } = open()
    expect(await run('changeName', { name: 'Anna' })).toEqual(anna)
    expect([held, asked.at(-1)]).toEqual([
      { user: anna, isAuthenticated: true },
      { url: '/ww/accounts/name', body: { name: 'Anna' } },
    ])
    await run('changePassword', { password: 'secret', newPassword: 'a long secret' })
    expect(asked.at(-1)).toEqual({
      url: '/ww/accounts/change-password',
      body: { password: 'secret', code: '', newPassword: 'a long secret', language: 'ru' },
    })
    expect([told, assign.mock.calls]).toEqual([[], []])
  })

  it('another address is asked for by a letter, and changes nobody yet', async () => {
    answers['change-email'] = { status: 200, body: { done: true } }
    const { held, told, run } = open()
    expect(await run('changeEmail', { email: 'ann@new.example', password: 'secret', goTo: '/account' })).toBe(null)
    expect(asked.at(-1)).toEqual({
      url: '/ww/accounts/change-email',
      body: { email: 'ann@new.example', password: 'secret', code: '', goTo: '/account', language: 'ru' },
    })
    expect([held['isAuthenticated'] ?? false, told]).toEqual([false, []])
  })

  it('deleting an account signs out and leads on, and a refusal leaves everything as it is', async () => {
    const { held, told, run } = open()
    await run('signIn', {})
    answers['delete'] = { status: 403, body: { error: { code: 'wrong-own-password', message: 'Not yours.' } } }
    await expect(run('deleteAccount', { password: 'guess', goTo: '/bye' })).rejects.toMatchObject({ code: 'wrong-own-password' })
    expect([held['isAuthenticated'], told]).toEqual([true, ['signedIn']])
    answers['delete'] = { status: 200, body: { done: true } }
    expect(await run('deleteAccount', { code: '012345', goTo: '/bye' })).toBe(null)
    expect(asked.at(-1)).toEqual({ url: '/ww/accounts/delete', body: { password: '', code: '012345', language: 'ru' } })
    expect([held, told, assign.mock.calls.at(-1)]).toEqual([
      { user: null, isAuthenticated: false },
      ['signedIn', 'signedOut'],
      ['/bye'],
    ])
  })

  it('what was asked at the start does not undo what came later', async () => {
    const slow = Promise.withResolvers<Response>()
    const fetchNow = fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => (url.endsWith('session') ? slow.promise : fetchNow(url, init)))
    const { held, run } = open()
    await run('signIn', {})
    slow.resolve(new Response('{"user":null}'))
    await slow.promise
    await Promise.resolve()
    expect(held['isAuthenticated']).toBe(true)
  })

  it('signing out forgets it, and goes nowhere but on the site', async () => {
    const { held, told, run } = open()
    await run('signOut', { goTo: 'https://evil.example/' })
    expect([held, told]).toEqual([{ user: null, isAuthenticated: false }, ['signedOut']])
    expect(assign).not.toHaveBeenCalled()
  })

  it.each([
    [{ error: { code: 'wrong-password', message: 'Not right.' } }, 'Not right.'],
    ['<html>', 'The server gave no answer that can be read. Try again in a minute.'],
  ])('a refusal fails the action with what the server says', async (body, message) => {
    answers['sign-in'] = { status: 401, body }
    const { held, run } = open()
    await expect(run('signIn', {})).rejects.toMatchObject({ message, status: 401 })
    expect(held['isAuthenticated'] ?? false).toBe(false)
  })

  it('where nobody can tell who is signed in, the console is told, and nobody is', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answers['session'] = { status: 500, body: {} }
    const { held } = open()
    await expect.poll(() => told.mock.calls[0]?.[0]).toBe('Error while initializing auth')
    expect(held).toEqual({})
    told.mockRestore()
  })
})
