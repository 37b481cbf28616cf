/** A letter to one person. */
export interface Mail {
  /** One address, nothing around it. */
  readonly to: string
  /** Who writes, as people read it; the address is the server's. */
  readonly fromName: string
  readonly subject: string
  readonly text: string
  /** The same for programs that show HTML. */
  readonly html?: string
}

/** Hands letters on. */
export interface Mailer {
  /** Resolves when the next server took it, or it lies in the outbox. Throws a `MailError` otherwise. */
  send(mail: Mail): Promise<void>
  /** Whether letters stay in a folder of the server, so that nobody gets them. */
  readonly isOutbox?: boolean
}

/** Why a letter was not handed on, in words that name nobody. */
export class MailError extends Error {
  /** Trying again is of no use. */
  readonly isFinal: boolean

  constructor(reason: string, isFinal: boolean) {
    super(reason)
    this.isFinal = isFinal
  }
}
