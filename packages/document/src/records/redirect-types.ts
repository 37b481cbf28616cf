import type { Id } from './types.ts'

/** An address that leads to another one. It is asked before the pages are. */
export interface Redirect {
  /** Path without slashes at its ends: a part `{{name}}` stands for any one, a last part `*` for all that follows. */
  readonly from: string
  /** A page, whose parameters take the values of those of the same name; or an address, in which `{{name}}` and `*` stand for what was asked. */
  readonly to: RedirectTarget
  /** 301: for good; 302: for now. */
  readonly status: RedirectStatus
}

export type RedirectTarget = { readonly pageId: Id } | { readonly address: string }
export type RedirectStatus = 301 | 302
