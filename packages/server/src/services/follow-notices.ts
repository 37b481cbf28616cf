import { LIMITS } from '../limits.ts'
import type { AccountNews, Notices } from '../ports/notices.ts'
import type { Domains } from './domains.ts'
import type { EditingSockets } from './editing-sockets.ts'
import type { RoomNews } from './room-news.ts'
import type { Rooms } from './rooms.ts'

export interface Followers {
  readonly rooms: Pick<Rooms, 'withOpen' | 'close'>
  readonly news: RoomNews
  readonly editingSockets: Pick<EditingSockets, 'endHere'>
  readonly domains: Pick<Domains, 'refresh'>
  /** Forgets what an address shows, or what all show. */
  readonly forgetHere: (slug?: string) => void
  readonly accounts: AccountNews
  readonly onError: (error: unknown) => void
}

/**
 * Keeps this process up to date with the others on its database: by what they tell, and now and then by looking, as what is told
 * may be lost. Returns a function that stops it.
 */
export function followNotices(notices: Notices, followers: Followers): () => void {
  if (!notices.isShared) return () => undefined
  const { rooms, news, editingSockets, domains, forgetHere, accounts, onError } = followers
  const lookEverywhere = (): void => rooms.withOpen(undefined, (room) => void room.refresh())
  const tellPeers = (only?: string): void =>
    rooms.withOpen(only, (room, projectId) => {
      const peers = room.peersHere()
      if (peers.length > 0) news.tell(projectId, { peers, left: [] })
    })
  const refreshDomains = (): void => void domains.refresh().catch(onError)

  notices.follow({
    onNotice(notice, from) {
      switch (notice.about) {
        case 'entries':
          return rooms.withOpen(notice.projectId, (room) => {
            if (room.seq < notice.seq) void room.refresh()
          })
        case 'peers': {
          const heard = news.heard(notice.projectId, from, notice)
          return rooms.withOpen(notice.projectId, (room) => room.takeNews(heard))
        }
        case 'opened':
          return tellPeers(notice.projectId)
        case 'deleted':
          return void rooms.close(notice.projectId).catch(onError)
        case 'site':
          return forgetHere(notice.slug)
        case 'accounts':
          return accounts.forget(notice)
        case 'attempt':
          return accounts.counted(notice)
        case 'domains':
          return refreshDomains()
        case 'session':
        case 'member':
          return editingSockets.endHere(notice)
      }
    },
    onGap() {
      forgetHere()
      accounts.forget()
      refreshDomains()
      lookEverywhere()
      tellPeers()
    },
  })
  const looking = setInterval(lookEverywhere, LIMITS.roomLook).unref()
  const telling = setInterval(() => {
    tellPeers()
    for (const { projectId, left } of news.lost()) rooms.withOpen(projectId, (room) => room.takeNews({ peers: [], left }))
  }, LIMITS.newsBeat).unref()
  return () => {
    clearInterval(looking)
    clearInterval(telling)
  }
}
