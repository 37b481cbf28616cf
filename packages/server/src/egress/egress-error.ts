/** What kept a server outside from being asked or from answering: its address is one that is never asked, it took too long, gave too much, or else. */
export type EgressReason = 'refused' | 'slow' | 'large' | 'broken'

/** Why a server outside was not asked, or gave no answer. */
export class EgressError extends Error {
  readonly reason: EgressReason

  constructor(message: string, reason: EgressReason, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EgressError'
    this.reason = reason
  }
}
