import { setTimeout as pause } from 'node:timers/promises'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import { MailError, type Mail, type Mailer } from '../ports/mailer.ts'

/** Sends letters after whoever asked for them was answered, so that the answer's time tells nothing of them. */
export interface Post {
  /** Writes the letter, where there is one to write, and sends it. What goes wrong is for the log. */
  soon(write: () => Promise<Mail | undefined>): void
  /** Ends when what is on its way has arrived or failed, or after a while; what waits to be tried again is given up. */
  close(): Promise<void>
}

export interface PostOptions {
  readonly mailer: Mailer
  readonly onError: (error: unknown) => void
  /** Milliseconds before each new try. */
  readonly pauses?: readonly number[]
}

export function createPost({ mailer, onError, pauses = LIMITS.mailPauses }: PostOptions): Post {
  const waiting: (() => Promise<Mail | undefined>)[] = []
  const lanes = new Set<Promise<void>>()
  const retries = new Set<Promise<void>>()
  const closing = new AbortController()

  async function send(mail: Mail, tried = 0): Promise<void> {
    try {
      await mailer.send(mail)
    } catch (error) {
      const { message, isFinal } = error instanceof MailError ? error : new MailError('EWRITE', false)
      const wait = pauses[tried]
      if (isFinal || wait === undefined || closing.signal.aborted) return onError(new Error(messages.mailNotSent(message)))
      const again = pause(wait, undefined, { signal: closing.signal, ref: false }).then(
        () => send(mail, tried + 1),
        () => onError(new Error(messages.mailNotSent(message))),
      )
      retries.add(again)
      void again.finally(() => retries.delete(again))
    }
  }

  async function lane(): Promise<void> {
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      const mail = await write().catch(onError)
      if (mail) await send(mail)
    }
  }

  return {
    soon(write) {
      if (waiting.length >= LIMITS.waitingMails) return onError(new Error(messages.mailNotSent('too many letters wait')))
      waiting.push(write)
      if (lanes.size >= LIMITS.mailsAtOnce) return
      // Not within the request.
      const run = pause(0).then(lane)
      lanes.add(run)
      void run.finally(() => lanes.delete(run))
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
