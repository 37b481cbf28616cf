import type { UserFilesAnswer } from '@heddle/server/contracts'
import { request, requestJson, type Fetch } from './request.ts'

export type { UserFilesAnswer }
/** A file that a visitor uploaded, as those who run the project see it. */
export type UserFile = UserFilesAnswer['files'][number]
/** Where it was uploaded: at the published site, or at the draft. */
export type UserFilesPlace = 'live' | 'draft'

/** Files of a site's visitors. They are no part of the document: deleting one cannot be undone. Every call may throw `ServerError`. */
export interface UserFilesOfSite {
  readonly list: (place: UserFilesPlace, search: string, offset: number) => Promise<UserFilesAnswer>
  readonly read: (place: UserFilesPlace, key: string) => Promise<Blob>
  readonly remove: (place: UserFilesPlace, key: string) => Promise<unknown>
}

export function createUserFilesOfSite(projectId: string, fetch: Fetch): UserFilesOfSite {
  const base = `/api/projects/${projectId}/user-files`
  return {
    list: (place, search, offset) =>
      requestJson(fetch, `${base}?${new URLSearchParams({ place, search, offset: String(offset) }).toString()}`),
    read: async (place, key) => (await request(fetch, `${base}/${key}?place=${place}`)).blob(),
    remove: (place, key) => requestJson(fetch, `${base}/${key}?place=${place}`, { method: 'DELETE' }),
  }
}
