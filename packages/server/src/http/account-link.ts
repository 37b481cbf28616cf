import { siteRoot } from '../hosting/base-path.ts'
import { PASSWORD_PATH } from '../site-accounts/letters.ts'
import type { ProjectRow } from '../ports/database.ts'
import type { PlaceName } from '../ports/site-places.ts'
import type { Services } from '../services.ts'

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
