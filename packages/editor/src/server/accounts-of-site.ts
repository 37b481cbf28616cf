import type { AccountsAnswer, InvitedAccount } from '@heddle/server/contracts'
import { requestJson, type Fetch } from './request.ts'

/** An account of a visitor, as those who run the project see it. */
export type SiteAccount = AccountsAnswer['accounts'][number]
export type { AccountsAnswer, InvitedAccount }
/** Whose accounts: those of the published site, or of the draft. */
export type AccountPlace = 'live' | 'draft'

/** The accounts of a site's visitors. They are no part of the document: nothing done to them can be undone. Every call may throw `ServerError`. */
export interface AccountsOfSite {
  readonly list: (place: AccountPlace, search: string, offset: number) => Promise<AccountsAnswer>
  readonly change: (
    place: AccountPlace,
    id: string,
    change: { readonly roles?: readonly string[]; readonly isBlocked?: boolean },
  ) => Promise<SiteAccount>
  readonly remove: (place: AccountPlace, id: string) => Promise<unknown>
  /** Makes an account, and the link by which its password is set. */
  readonly invite: (
    place: AccountPlace,
    person: { readonly email: string; readonly name: string; readonly roles: readonly string[] },
  ) => Promise<InvitedAccount>
  /** A new link to set the password, in the place of the one before. */
  readonly link: (place: AccountPlace, id: string) => Promise<string>
}

export function createAccountsOfSite(projectId: string, fetch: Fetch): AccountsOfSite {
  const base = `/api/projects/${projectId}/accounts`
  return {
    list: (place, search, offset) =>
      requestJson(fetch, `${base}?${new URLSearchParams({ place, search, offset: String(offset) }).toString()}`),
    change: (place, id, change) => requestJson(fetch, `${base}/${id}`, { method: 'PATCH', body: { place, ...change } }),
    remove: (place, id) => requestJson(fetch, `${base}/${id}?place=${place}`, { method: 'DELETE' }),
    invite: (place, person) => requestJson(fetch, base, { method: 'POST', body: { place, ...person } }),
    link: async (place, id) =>
      (await requestJson<{ readonly link: string }>(fetch, `${base}/${id}/link`, { method: 'POST', body: { place } })).link,
  }
}
