import { expect } from 'vitest'
import { cookieNames } from '../cookies.ts'
import { openSitePlaces } from '../drivers/site-places.ts'
import type { Mail } from '../ports/mailer.ts'
import { noNotices } from '../ports/notices.ts'
import type { SitePlaces } from '../ports/site-places.ts'
import type { MailingSite } from '../site-accounts/site-letter.ts'
import { openMailAccounts } from '../site-accounts/mail-accounts.ts'

export const PASSWORD = 'a long enough secret'
const cookies = cookieNames({ https: true, editorHost: 'build.example', sitesHost: 'sites.example', port: 1 })

function siteOf(projectId: string, confirmEmail: boolean): MailingSite {
  const plugin = { id: 'p', namespace: 'site-accounts', settings: { publicData: { confirmEmail } } }
  const access = { defaultLanguage: 'en', roleKey: 'roles', roleType: 'array-string', roleNameKey: 'name', plugin } as const
  const mailing = {
    origin: 'https://shop.sites.example',
    root: '/base',
    name: 'Shop',
    pageLanguage: 'en',
    language: 'en',
  } as const
  return { projectId, isDraft: false, access: { ...access, passwordPage: { en: '/new' } }, ...mailing }
}

/** Accounts of a site in a database, with the letters that they send and a clock that stands still. */
export async function openAccounts(
  database: Parameters<typeof openSitePlaces>[0],
  {
    folder,
    projectId,
    confirmEmail = false,
  }: { readonly folder: string; readonly projectId: string; readonly confirmEmail?: boolean },
) {
  const places: SitePlaces = openSitePlaces(database, folder)
  const sent: Mail[] = []
  const errors: unknown[] = []
  let time = 1_000_000
  const now = () => time
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const accounts = openMailAccounts({
    places,
    mailer,
    cookies,
    masterKey: 'key',
    notices: noNotices,
    rolesOf: async () => new Set<string>(),
    now,
    onError: (error) => void errors.push(error),
  })
  const site = siteOf(projectId, confirmEmail)
  const letter = async (at: number): Promise<string> => {
    await expect.poll(() => [sent.length > at, errors]).toEqual([true, []])
    return sent[at]?.text ?? ''
  }
  const signUp = (email: string) =>
    accounts.siteAccounts.signUp(site, { email, password: PASSWORD, name: 'Ann', goTo: '/in', cookie: undefined })
  const close = async () => {
    await accounts.close()
    await places.remove(projectId)
    await places.close()
  }
  return { ...accounts, places, site, sent, now, letter, signUp, close, pass: (life: number) => void (time += life) }
}

/** The token of the link in a letter. */
export const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? ''
