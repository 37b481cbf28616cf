import { LIMITS } from '../limits.ts'
import type { Mail } from '../ports/mailer.ts'
import { letterHtml } from './mail-html.ts'

/** What a letter to a visitor is about. */
export type LetterKind = 'password' | 'link' | 'code' | 'confirm' | 'known' | 'invitation'

/** What stands in it: where the site is, and the link or the code. */
export interface LetterFacts {
  readonly site: string
  readonly what: string
}

interface LetterText {
  readonly subject: (facts: LetterFacts) => string
  readonly lines: (facts: LetterFacts) => readonly string[]
}

const minutes = (life: number): number => life / 60_000
const hours = (life: number): number => life / (60 * 60_000)
const days = (life: number): number => hours(life) / 24

const EN: Readonly<Record<LetterKind, LetterText>> = {
  password: {
    subject: ({ site }) => `Set a new password for ${site}`,
    lines: ({ site, what }) => [
      `Somebody, most likely you, asked for a new password for your account at ${site}.`,
      `Set it here, within ${minutes(LIMITS.resetLinkLife)} minutes:`,
      what,
      'If it was not you, do nothing: your password stays as it is.',
    ],
  },
  link: {
    subject: ({ site }) => `Sign in to ${site}`,
    lines: ({ site, what }) => [
      `This link signs you in to ${site}, once and within ${minutes(LIMITS.signInLinkLife)} minutes:`,
      what,
      'If you did not ask for it, do nothing, and give it to nobody.',
    ],
  },
  code: {
    subject: ({ site }) => `Your code for ${site}`,
    lines: ({ site, what }) => [
      `This code signs you in to ${site}, once and within ${minutes(LIMITS.codeLife)} minutes:`,
      what,
      'If you did not ask for it, do nothing, and tell it to nobody.',
    ],
  },
  confirm: {
    subject: ({ site }) => `Confirm your address for ${site}`,
    lines: ({ site, what }) => [
      `Somebody, most likely you, wants to make an account at ${site} with this address.`,
      `Confirm that it is yours, within ${hours(LIMITS.confirmLinkLife)} hours:`,
      what,
      'If it was not you, do nothing: no account is made.',
    ],
  },
  known: {
    subject: ({ site }) => `You have an account at ${site}`,
    lines: ({ site, what }) => [
      `Somebody, most likely you, wanted to make an account at ${site} with this address. There is one already: sign in with it, or ask for a new password there.`,
      what,
      'If it was not you, do nothing: nothing was changed.',
    ],
  },
  invitation: {
    subject: ({ site }) => `You are invited to ${site}`,
    lines: ({ site, what }) => [
      `Those who run ${site} made an account there for this address.`,
      `Set your password here, once and within ${days(LIMITS.passwordLinkLife)} days:`,
      what,
      'If you do not want the account, do nothing, and give the link to nobody: whoever opens it sets the password.',
    ],
  },
}

const RU: Readonly<Record<LetterKind, LetterText>> = {
  password: {
    subject: ({ site }) => `Новый пароль для ${site}`,
    lines: ({ site, what }) => [
      `Кто-то, скорее всего вы, попросил новый пароль для вашей учётной записи на ${site}.`,
      `Задайте его здесь, в течение ${minutes(LIMITS.resetLinkLife)} минут:`,
      what,
      'Если это были не вы, ничего не делайте: пароль останется прежним.',
    ],
  },
  link: {
    subject: ({ site }) => `Вход на ${site}`,
    lines: ({ site, what }) => [
      `По этой ссылке вы войдёте на ${site}, один раз и в течение ${minutes(LIMITS.signInLinkLife)} минут:`,
      what,
      'Если вы её не просили, ничего не делайте и никому её не передавайте.',
    ],
  },
  code: {
    subject: ({ site }) => `Ваш код для ${site}`,
    lines: ({ site, what }) => [
      `С этим кодом вы войдёте на ${site}, один раз и в течение ${minutes(LIMITS.codeLife)} минут:`,
      what,
      'Если вы его не просили, ничего не делайте и никому его не называйте.',
    ],
  },
  confirm: {
    subject: ({ site }) => `Подтвердите адрес для ${site}`,
    lines: ({ site, what }) => [
      `Кто-то, скорее всего вы, хочет создать учётную запись на ${site} с этим адресом.`,
      `Подтвердите, что адрес ваш, в течение ${hours(LIMITS.confirmLinkLife)} часов:`,
      what,
      'Если это были не вы, ничего не делайте: учётная запись не появится.',
    ],
  },
  known: {
    subject: ({ site }) => `У вас есть учётная запись на ${site}`,
    lines: ({ site, what }) => [
      `Кто-то, скорее всего вы, хотел создать учётную запись на ${site} с этим адресом. Она уже есть: войдите с ней или попросите там новый пароль.`,
      what,
      'Если это были не вы, ничего не делайте: ничего не изменилось.',
    ],
  },
  invitation: {
    subject: ({ site }) => `Вас приглашают на ${site}`,
    lines: ({ site, what }) => [
      `Те, кто ведёт ${site}, создали там учётную запись для этого адреса.`,
      `Задайте пароль здесь, один раз и в течение ${days(LIMITS.passwordLinkLife)} дней:`,
      what,
      'Если учётная запись вам не нужна, ничего не делайте и никому не передавайте ссылку: кто её откроет, тот и задаст пароль.',
    ],
  },
}

const TEXTS = { en: EN, ru: RU } as const
/** Languages that letters are written in: those of the server's own pages. */
export type LetterLanguage = keyof typeof TEXTS

/** Subject and text of a letter, and the same as HTML. */
export function letterText(
  kind: LetterKind,
  language: LetterLanguage,
  facts: LetterFacts,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const letter = TEXTS[language][kind]
  const subject = letter.subject(facts).slice(0, LIMITS.mailLine)
  const lines = letter.lines(facts)
  return { subject, text: `${lines.join('\n\n')}\n`, html: letterHtml({ language, subject, lines, what: facts.what }) }
}
