import { siteRoot } from '../hosting/base-path.ts'
import type { InvitationSending } from '../site-accounts/letters.ts'
import { PASSWORD_PATH } from '../site-accounts/site-letter.ts'
import type { Member } from '../site-accounts/members.ts'
import type { ProjectRow } from '../ports/database.ts'
import type { PlaceName } from '../ports/site-places.ts'
import type { Services } from '../services.ts'
import { invitingSite } from './visited-site.ts'

export type AccountPlace = 'live' | 'draft'

export const placeNamed = (projectId: string, place: AccountPlace): PlaceName => ({ projectId, isDraft: place === 'draft' })

/** Address at which somebody sets the password of their account. A draft's can be opened by those alone who see the draft. */
export async function passwordLink(
  { hosts, releases }: Pick<Services, 'hosts' | 'releases'>,
  { slug }: Pick<ProjectRow, 'slug'>,
  { place, token }: { readonly place: AccountPlace; readonly token: string },
): Promise<string> {
  const path = `/${PASSWORD_PATH}?token=${token}`
  if (place === 'draft') return hosts.previewOrigin(slug) + path
  return hosts.siteOrigin(slug) + siteRoot((await releases.current(slug))?.release) + path
}

/**
 * Sends somebody the link of their invitation, and tells what became of the letter. None goes to a draft, which they could not open,
 * nor to a site that is not published with its accounts yet.
 */
export async function sendInvitation(
  services: Pick<Services, 'hosts' | 'releases' | 'accountLetters'>,
  { slug }: Pick<ProjectRow, 'slug'>,
  { place, ...person }: { readonly place: AccountPlace; readonly email: string; readonly name: string; readonly link: string },
): Promise<InvitationSending | 'draft' | 'unpublished'> {
  if (place === 'draft') return 'draft'
  const site = await invitingSite(services, slug)
  return site ? services.accountLetters.invite(site, person) : 'unpublished'
}

/**
 * Tells somebody that those who run a published site deleted their account. Not of a draft's, which are for trying, nor of one in which
 * nobody ever was: an invitation is taken back.
 */
export async function tellDeleted(
  services: Pick<Services, 'hosts' | 'releases' | 'accountLetters'>,
  { slug }: Pick<ProjectRow, 'slug'>,
  { place, member }: { readonly place: AccountPlace; readonly member: Member },
): Promise<void> {
  const isUsed = place === 'live' && member.seenAt !== null
  const site = isUsed ? await invitingSite(services, slug) : undefined
  if (site) services.accountLetters.notify(site, member, 'deleted')
}
