import { setTimeout as pause } from 'node:timers/promises'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import { MailError, type Mail, type Mailer } from '../ports/mailer.ts'

/** What became of a letter at the first try: the next server took it, it lies in the outbox, it is tried again, it was refused for good. */
export type Sending = 'sent' | 'outbox' | 'later' | 'refused'

/** Sends letters after whoever asked for them was answered, so that the answer's time tells nothing of them. */
export interface Post {
  /** Writes the letter, where there is one to write, and sends it. What goes wrong is for the log. */
  soon(write: () => Promise<Mail | undefined>): void
  /** Sends a letter for somebody who may know what becomes of it. One that takes long is told as `later`, and goes on. */
  now(mail: Mail): Promise<Sending>
  /** Ends when what is on its way has arrived or failed, or after a while; what waits to be tried again is given up. */
  close(): Promise<void>
}

export interface PostOptions {
  readonly mailer: Mailer
  readonly onError: (error: unknown) => void
  /** Milliseconds before each new try. */
  readonly pauses?: readonly number[]
  /** Milliseconds that somebody waits to be told what became of a letter. */
  readonly patience?: number
}

const CROWDED = 'too many letters wait'

export function createPost({ mailer, onError, pauses = LIMITS.mailPauses, patience = LIMITS.mailAwaited }: PostOptions): Post {
  const waiting: (() => Promise<unknown>)[] = []
  const lanes = new Set<Promise<void>>()
  const retries = new Set<Promise<unknown>>()
  const closing = new AbortController()

  async function send(mail: Mail, tried = 0): Promise<Sending> {
    try {
      await mailer.send(mail)
      return mailer.isOutbox === true ? 'outbox' : 'sent'
    } catch (error) {
      const { message, isFinal } = error instanceof MailError ? error : new MailError('EWRITE', false)
      const wait = pauses[tried]
      if (isFinal || wait === undefined || closing.signal.aborted) return refuse(message)
      const again = pause(wait, undefined, { signal: closing.signal, ref: false }).then(
        () => send(mail, tried + 1),
        () => refuse(message),
      )
      retries.add(again)
      void again.finally(() => retries.delete(again))
      return 'later'
    }
  }

  function refuse(reason: string): Sending {
    onError(new Error(messages.mailNotSent(reason)))
    return 'refused'
  }

  async function lane(): Promise<void> {
    for (let work = waiting.shift(); work; work = waiting.shift()) await work()
  }

  /** Whether there was room for it. */
  function queue(work: () => Promise<unknown>): boolean {
    if (waiting.length >= LIMITS.waitingMails) return false
    waiting.push(work)
    if (lanes.size >= LIMITS.mailsAtOnce) return true
    // Not within the request.
    const run = pause(0).then(lane)
    lanes.add(run)
    void run.finally(() => lanes.delete(run))
    return true
  }

  return {
    soon(write) {
      const isQueued = queue(async () => {
        const mail = await write().catch(onError)
        if (mail) await send(mail)
      })
      if (!isQueued) refuse(CROWDED)
    },
    now(mail) {
      const done = new AbortController()
      const late = pause(patience, 'later' as const, { signal: done.signal }).catch(() => 'later' as const)
      const told = new Promise<Sending>((tell) => {
        if (!queue(async () => tell(await send(mail)))) tell(refuse(CROWDED))
      })
      return Promise.race([told, late]).finally(() => done.abort())
    },
    async close() {
      closing.abort()
      const done = new AbortController()
      const late = pause(LIMITS.mailPatience, undefined, { signal: done.signal }).catch(() => undefined)
      await Promise.race([Promise.all([...lanes, ...retries]), late])
      done.abort()
    },
  }
}
