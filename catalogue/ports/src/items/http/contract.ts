import type { CancelSignal } from '@heddle/kit'

export interface HttpRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** Text, or what the browser sends as it is (file, form). */
  readonly body?: unknown
  readonly credentials: boolean
  readonly cache?: string
  readonly keepAlive: boolean
  /** Milliseconds after which the request is given up as failed. */
  readonly timeout?: number
  readonly signal: CancelSignal
}

export interface HttpAnswer {
  readonly status: number
  readonly ok: boolean
  readonly headers: Readonly<Record<string, string>>
  /** The body parsed as its content type says. */
  readonly data: unknown
}

/** Requests of actions. */
export interface HttpPort {
  readonly send: (request: HttpRequest) => Promise<HttpAnswer>
}

declare module '@heddle/kit/ports' {
  interface ActionPorts {
    readonly http: HttpPort
  }
}
