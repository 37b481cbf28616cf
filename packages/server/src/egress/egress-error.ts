/** Why a server outside was not asked, or gave no answer. */
export class EgressError extends Error {
  /** The address is one that is never asked, whatever answers there. */
  readonly isRefused: boolean

  constructor(message: string, isRefused: boolean, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EgressError'
    this.isRefused = isRefused
  }
}
