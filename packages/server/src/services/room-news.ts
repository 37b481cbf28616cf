import type { Presence } from '@heddle/sync/protocol'
import type { PeerNews } from '@heddle/sync/room'
import { LIMITS } from '../limits.ts'
import type { Notices } from '../ports/notices.ts'

/** Who is in a project, told from process to process: seldom and in small pieces, as each piece reaches everybody. */
export interface RoomNews {
  /** Something happened in a room here; it is told soon, with what happens meanwhile. */
  tell(projectId: string, news: PeerNews): void
  /** Takes in what another process told of its windows; answers what of it holds. */
  heard(projectId: string, from: string, news: PeerNews): PeerNews
  /** Windows that nobody told of for long: their process went without a word. Each is answered once. */
  lost(): readonly { readonly projectId: string; readonly left: readonly string[] }[]
}

/** Presences of one notice, and elements that one of them tells as selected: a notice has some 8,000 bytes. */
const MOST_PEERS = 20
const MOST_SELECTED = 8

export function createRoomNews(
  { tell }: Pick<Notices, 'tell'>,
  { now, schedule }: { readonly now: () => number; readonly schedule: (work: () => void, ms: number) => void },
): RoomNews {
  /** Not told yet, by project and window. */
  const waiting = new Map<string, Map<string, Presence | undefined>>()
  /** When each window elsewhere was heard of last, and who told. */
  const elsewhere = new Map<string, Map<string, { readonly from: string; readonly at: number }>>()

  function tellNow(projectId: string): void {
    const news = [...(waiting.get(projectId) ?? [])]
    waiting.delete(projectId)
    for (let at = 0; at < news.length; at += MOST_PEERS) {
      const some = news.slice(at, at + MOST_PEERS)
      const peers = some.flatMap(([, presence]) =>
        presence ? [{ ...presence, selection: presence.selection.slice(0, MOST_SELECTED) }] : [],
      )
      const left = some.flatMap(([clientId, presence]) => (presence ? [] : [clientId]))
      tell({ about: 'peers', projectId, peers, left })
    }
  }

  return {
    tell(projectId, { peers, left }) {
      let news = waiting.get(projectId)
      if (!news) {
        waiting.set(projectId, (news = new Map()))
        schedule(() => tellNow(projectId), LIMITS.newsPause)
      }
      for (const presence of peers) news.set(presence.clientId, presence)
      for (const clientId of left) news.set(clientId, undefined)
    },
    heard(projectId, from, { peers, left }) {
      const known = elsewhere.get(projectId) ?? new Map<string, { from: string; at: number }>()
      elsewhere.set(projectId, known)
      for (const { clientId } of peers) known.set(clientId, { from, at: now() })
      // A window that moved was told of by its new process before the old one says that it left.
      const gone = left.filter((clientId) => known.get(clientId)?.from === from)
      for (const clientId of gone) known.delete(clientId)
      return { peers, left: gone }
    },
    lost() {
      return [...elsewhere].flatMap(([projectId, known]) => {
        const left = [...known].flatMap(([clientId, { at }]) => (at <= now() - LIMITS.newsLife ? [clientId] : []))
        for (const clientId of left) known.delete(clientId)
        if (known.size === 0) elsewhere.delete(projectId)
        return left.length > 0 ? [{ projectId, left }] : []
      })
    },
  }
}
