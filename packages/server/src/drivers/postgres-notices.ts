import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Notification } from 'pg'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import type { Notice, NoticeListener, Notices } from '../ports/notices.ts'

const CHANNEL = 'heddle'
/** PostgreSQL carries less than 8,000 bytes at once. */
const MOST_BYTES = 7_800

/** Notices by NOTIFY, over one connection of their own that is made anew for as long as it takes. */
export function openPostgresNotices(url: string): Notices {
  const self = newId()
  const listeners: NoticeListener[] = []
  let client: Client | undefined
  const over = new AbortController()
  let last: Promise<unknown> = Promise.resolve()

  function take({ payload = '' }: Notification): void {
    const told = parse(payload)
    if (!told || told.from === self) return
    for (const listener of listeners) listener.onNotice(told.notice, told.from)
  }

  /** Resolves when the connection is gone. */
  async function hold(): Promise<void> {
    const own = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: LIMITS.databasePatience })
    const gone = new Promise<void>((resolve) => {
      own.once('end', resolve)
      own.once('error', () => resolve())
    })
    // A line may be dead without anybody saying so.
    const beat = setInterval(() => {
      const late = setTimeout(() => own.end().catch(() => undefined), LIMITS.noticePatience)
      last = last.then(() => own.query('select 1')).catch(() => undefined)
      void last.then(() => clearTimeout(late))
    }, LIMITS.noticeBeat).unref()
    try {
      own.on('notification', take)
      await own.connect()
      await own.query(`listen ${CHANNEL}`)
      client = own
      // What was told before nobody here heard.
      for (const listener of listeners) listener.onGap()
      await gone
    } finally {
      clearInterval(beat)
      client = undefined
      own.end().catch(() => undefined)
    }
  }

  async function keepHolding(): Promise<void> {
    for (let wait = FIRST_WAIT; !over.signal.aborted; wait = Math.min(wait * 2, LIMITS.noticeRetry)) {
      const began = Date.now()
      await hold().catch(() => undefined)
      if (Date.now() - began > LIMITS.noticeBeat) wait = FIRST_WAIT
      // All processes lose their connections at once, and must not come back at once.
      if (!over.signal.aborted) await pause(wait * (0.5 + Math.random()), undefined, { ref: false })
    }
  }
  void keepHolding()

  return {
    isShared: true,
    tell(notice) {
      const text = JSON.stringify({ from: self, notice })
      if (Buffer.byteLength(text) > MOST_BYTES) return
      // One after another: a connection answers one question at a time.
      last = last.then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, text])).catch(() => undefined)
    },
    follow: (listener) => void listeners.push(listener),
    async close() {
      over.abort()
      await client?.end().catch(() => undefined)
    },
  }
}

const FIRST_WAIT = 50

/** What another Heddle told; whoever may write to the database may say anything, a newer one too. */
function parse(text: string): { readonly from: string; readonly notice: Notice } | undefined {
  try {
    const told = JSON.parse(text) as { readonly from?: unknown; readonly notice?: { readonly about?: unknown } } | null
    const isOurs = typeof told?.from === 'string' && typeof told.notice?.about === 'string'
    return isOurs ? (told as { readonly from: string; readonly notice: Notice }) : undefined
  } catch {
    return undefined
  }
}
