import type { MessageFrame } from '@heddle/publish'
import { LIMITS } from '../limits.ts'
import { ENTER_PATH, MOVE_PATH, PASSWORD_PATH } from '../site-accounts/site-letter.ts'
import { escapeText, languageOf, ownPage, type Asking, type ErrorPage } from './error-page.ts'

const TEXTS = {
  en: {
    password: { title: 'Set your password', submit: 'Set password' },
    enter: { title: 'One more step', submit: 'Sign in', lead: 'The link that you were sent signs you in, once.' },
    move: {
      title: 'Your new address',
      submit: 'Use this address',
      lead: 'From now on you sign in with the address that the link was sent to.',
    },
    label: 'New password',
    hint: `At least ${LIMITS.passwordMin} characters. You are signed in with it.`,
    home: 'Go to the home page',
    refusals: {
      'signed-out': 'You are not signed in to this account here. Sign in on the site, in this browser, then press again.',
    } as Readonly<Record<string, string>>,
  },
  ru: {
    password: { title: 'Задайте пароль', submit: 'Задать пароль' },
    enter: { title: 'Ещё один шаг', submit: 'Войти', lead: 'По присланной ссылке вы войдёте, один раз.' },
    move: {
      title: 'Ваш новый адрес',
      submit: 'Использовать этот адрес',
      lead: 'Отныне вы входите с адресом, на который пришла ссылка.',
    },
    label: 'Новый пароль',
    hint: `Не меньше ${LIMITS.passwordMin} знаков. С ним вы сразу войдёте.`,
    home: 'Перейти на главную',
    refusals: {
      'signed-out': 'Здесь вы не вошли в эту учётную запись. Войдите на сайте в этом браузере и нажмите ещё раз.',
      'short-password': `В пароле не меньше ${LIMITS.passwordMin} знаков.`,
      'used-link': 'Эта ссылка уже использована, или её срок истёк. Попросите новую.',
    } as Readonly<Record<string, string>>,
  },
} as const

const PATHS = { password: PASSWORD_PATH, enter: ENTER_PATH, move: MOVE_PATH } as const

const CSS =
  'form{display:grid;gap:8px;width:min(320px,100%);text-align:start}input,button{box-sizing:border-box;width:100%;padding:10px 12px;font:inherit;color:inherit;background:transparent;border:1px solid currentColor;border-radius:6px}button{margin-top:8px;font-weight:600;cursor:pointer}input:focus-visible,button:focus-visible{outline:2px solid currentColor;outline-offset:2px}small{opacity:.75}'

/** Why what was asked for was not done. */
export interface Refusal {
  readonly status: number
  readonly code: string
  readonly text: string
}

/** What the holder of a link is to do: set a password, or press a button that signs them in or gives their account an address, and leads on. */
export interface LinkedStep {
  readonly kind: 'password' | 'enter' | 'move'
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
    `<form method="post" action="${asking.root ?? ''}/${PATHS[kind]}">${hidden('token', token)}` +
    `${kind === 'password' ? field : goTo && hidden('goTo', goTo)}<button>${texts[kind].submit}</button></form>`
  const lead = kind !== 'password' && !alert ? `<p>${texts[kind].lead}</p>` : ''
  // A link that does not work any more does not by pressing again; one that waits for somebody to sign in does.
  const isOver = kind !== 'password' && alert !== '' && refusal?.code !== 'signed-out'
  const rest = isOver ? `<p><a href="${asking.root ?? ''}/">${texts.home}</a></p>` : form
  const content = `<style>${CSS}</style>${alert}${lead}${rest}`
  const page = ownPage({ lang, title: texts[kind].title, content }, frame)
  return { ...page, policy: `${page.policy}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'` }
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeText(value).replaceAll('"', '&quot;')}">`
