import type { MessageFrame } from '@heddle/publish'
import { LIMITS } from '../limits.ts'
import { ENTER_PATH, PASSWORD_PATH } from '../site-accounts/letters.ts'
import { escapeText, languageOf, ownPage, type Asking, type ErrorPage } from './error-page.ts'

const TEXTS = {
  en: {
    password: { title: 'Set your password', submit: 'Set password' },
    enter: { title: 'One more step', submit: 'Sign in' },
    label: 'New password',
    hint: `At least ${LIMITS.passwordMin} characters. You are signed in with it.`,
    once: 'The link that you were sent signs you in, once.',
    home: 'Go to the home page',
    refusals: {} as Readonly<Record<string, string>>,
  },
  ru: {
    password: { title: 'Задайте пароль', submit: 'Задать пароль' },
    enter: { title: 'Ещё один шаг', submit: 'Войти' },
    label: 'Новый пароль',
    hint: `Не меньше ${LIMITS.passwordMin} знаков. С ним вы сразу войдёте.`,
    once: 'По присланной ссылке вы войдёте, один раз.',
    home: 'Перейти на главную',
    refusals: {
      'short-password': `В пароле не меньше ${LIMITS.passwordMin} знаков.`,
      'used-link': 'Эта ссылка уже использована, или её срок истёк. Попросите новую.',
    } as Readonly<Record<string, string>>,
  },
} as const

const CSS =
  'form{display:grid;gap:8px;width:min(320px,100%);text-align:start}input,button{box-sizing:border-box;width:100%;padding:10px 12px;font:inherit;color:inherit;background:transparent;border:1px solid currentColor;border-radius:6px}button{margin-top:8px;font-weight:600;cursor:pointer}input:focus-visible,button:focus-visible{outline:2px solid currentColor;outline-offset:2px}small{opacity:.75}'

/** Why what was asked for was not done. */
export interface Refusal {
  readonly status: number
  readonly code: string
  readonly text: string
}

/** What the holder of a link is to do: set a password, or press a button that signs them in and leads on. */
export interface LinkedStep {
  readonly kind: 'password' | 'enter'
  readonly token: string
  readonly goTo: string
}

/**
 * The page that a link in a letter leads to. It is the server's own and needs no script, so that it is there for each site, whatever
 * stands on its pages. Looking at it uses nothing up, as programs that check letters do look.
 */
export function accountPage(
  asking: Asking,
  { kind, token, goTo }: LinkedStep,
  frame?: MessageFrame,
  refusal?: Refusal,
): ErrorPage {
  const lang = languageOf(asking, frame?.languages)
  const texts = TEXTS[lang]
  const told = refusal && (texts.refusals[refusal.code] ?? refusal.text)
  const alert = told === undefined ? '' : `<p role="alert" id="wrong">${escapeText(told)}</p>`
  const field =
    `<label for="password">${texts.label}</label>` +
    `<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${LIMITS.passwordMin}" maxlength="${LIMITS.passwordMax}" aria-describedby="hint${alert && ' wrong'}"${alert && ' aria-invalid="true"'}>` +
    `<small id="hint">${texts.hint}</small>`
  const form =
    `<form method="post" action="${asking.root ?? ''}/${kind === 'password' ? PASSWORD_PATH : ENTER_PATH}">${hidden('token', token)}` +
    `${kind === 'password' ? field : goTo && hidden('goTo', goTo)}<button>${texts[kind].submit}</button></form>`
  const lead = kind === 'enter' && !alert ? `<p>${texts.once}</p>` : ''
  // A link that does not work any more does not by pressing again.
  const rest = kind === 'enter' && alert ? `<p><a href="${asking.root ?? ''}/">${texts.home}</a></p>` : form
  const content = `<style>${CSS}</style>${alert}${lead}${rest}`
  const page = ownPage({ lang, title: texts[kind].title, content }, frame)
  return { ...page, policy: `${page.policy}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'` }
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeText(value).replaceAll('"', '&quot;')}">`
