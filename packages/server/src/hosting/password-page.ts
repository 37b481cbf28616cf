import type { MessageFrame } from '@heddle/publish'
import { LIMITS } from '../limits.ts'
import { escapeText, languageOf, ownPage, type Asking, type ErrorPage } from './error-page.ts'

/** Below the root of a site: where a password is set with the token of a link. */
export const PASSWORD_PATH = 'ww/accounts/password'

const TEXTS = {
  en: {
    title: 'Set your password',
    label: 'New password',
    hint: `At least ${LIMITS.passwordMin} characters. You are signed in with it.`,
    submit: 'Set password',
    refusals: {} as Readonly<Record<string, string>>,
  },
  ru: {
    title: 'Задайте пароль',
    label: 'Новый пароль',
    hint: `Не меньше ${LIMITS.passwordMin} знаков. С ним вы сразу войдёте.`,
    submit: 'Задать пароль',
    refusals: {
      'short-password': `В пароле не меньше ${LIMITS.passwordMin} знаков.`,
      'used-link': 'Эта ссылка уже использована, или её срок истёк. Попросите новую.',
    } as Readonly<Record<string, string>>,
  },
} as const

const CSS =
  'form{display:grid;gap:8px;width:min(320px,100%);text-align:start}input,button{box-sizing:border-box;width:100%;padding:10px 12px;font:inherit;color:inherit;background:transparent;border:1px solid currentColor;border-radius:6px}button{margin-top:8px;font-weight:600;cursor:pointer}input:focus-visible,button:focus-visible{outline:2px solid currentColor;outline-offset:2px}small{opacity:.75}'

/** Why a password was not set. */
export interface Refusal {
  readonly status: number
  readonly code: string
  readonly text: string
}

/**
 * The page at which the holder of a link sets a password. It is the server's own and needs no script, so that it is there for each site,
 * whatever stands on its pages.
 */
export function passwordPage(asking: Asking, token: string, frame?: MessageFrame, refusal?: Refusal): ErrorPage {
  const lang = languageOf(asking, frame?.languages)
  const texts = TEXTS[lang]
  const told = refusal && (texts.refusals[refusal.code] ?? refusal.text)
  const alert = told === undefined ? '' : `<p role="alert" id="wrong">${escapeText(told)}</p>`
  const form =
    `<form method="post" action="${asking.root ?? ''}/${PASSWORD_PATH}"><input type="hidden" name="token" value="${escapeText(token).replaceAll('"', '&quot;')}">` +
    `<label for="password">${texts.label}</label>` +
    `<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${LIMITS.passwordMin}" maxlength="${LIMITS.passwordMax}" aria-describedby="hint${alert && ' wrong'}"${alert && ' aria-invalid="true"'}>` +
    `<small id="hint">${texts.hint}</small><button>${texts.submit}</button></form>`
  const page = ownPage({ lang, title: texts.title, content: `<style>${CSS}</style>${alert}${form}` }, frame)
  return { ...page, policy: `${page.policy}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'` }
}
