import type { MessageFrame } from '@heddle/publish'
import { expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { accountPage, type LinkedStep } from './account-page.ts'

const frame: MessageFrame = { languages: ['en', 'ru'], css: 'a{}', className: 'dark', script: 'go()' }
const pageOf = (step: Partial<LinkedStep>, acceptLanguage = 'en', refusal?: typeof messages.usedLink) =>
  accountPage(
    { url: '/ww/accounts/enter', root: '/shop', accept: 'text/html', acceptLanguage },
    { kind: 'enter', token: 'abc', goTo: '', ...step },
    frame,
    refusal,
  )

it('a link to sign in leads to one button, which sends its token and where to go on, below the base path', () => {
  const { body } = pageOf({ goTo: '/desk?x=1' })
  expect(body).toContain('<h1>One more step</h1>')
  expect(body).toContain(
    '<form method="post" action="/shop/ww/accounts/enter"><input type="hidden" name="token" value="abc"><input type="hidden" name="goTo" value="/desk?x=1"><button>Sign in</button></form>',
  )
  expect(pageOf({}).body).not.toContain('name="goTo"')
})

it('a link to a password leads to a field with a name, a hint and its bounds', () => {
  const { body } = pageOf({ kind: 'password' })
  expect(body).toContain('action="/shop/ww/accounts/password"')
  expect(body).toContain('<label for="password">New password</label>')
  expect(body).toContain('autocomplete="new-password" required minlength="8" maxlength="128" aria-describedby="hint"')
})

it('both stand in the looks of the site, in Russian too, and may do nothing but send their form', () => {
  const { body, policy } = pageOf({}, 'ru')
  expect(body).toContain('<html lang="ru" class="dark">')
  expect(body).toContain('<h1>Ещё один шаг</h1>')
  expect(body).toContain('<button>Войти</button>')
  expect(policy).toMatch(
    /^default-src 'none'; .*script-src 'sha256-\S+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  )
})

it('a refused password says why at its field, and leaves the form', () => {
  const short = messages.shortPassword(8)
  const { body } = pageOf({ kind: 'password' }, 'ru', short)
  expect(body).toContain('<p role="alert" id="wrong">В пароле не меньше 8 знаков.</p>')
  expect(body).toContain('aria-describedby="hint wrong" aria-invalid="true"')
  expect(pageOf({ kind: 'password' }, 'en', short).body).toContain(short.text)
})

it('a link to sign in that was used offers the way home in the place of the button', () => {
  const { body } = pageOf({}, 'en', messages.usedLink)
  expect(body).toContain('<a href="/shop/">Go to the home page</a>')
  expect(body).not.toContain('<form')
  expect(pageOf({}, 'ru', messages.usedLink).body).toContain('Эта ссылка уже использована')
})

it.each(['"><script>alert(1)</script>', '<b>', '&quot;'])('what an address holds stays a value: %s', (hostile) => {
  const { body } = pageOf({ token: hostile, goTo: hostile })
  expect(body).not.toContain(`value="${hostile}`)
  expect(body).not.toContain('<script>alert')
})
