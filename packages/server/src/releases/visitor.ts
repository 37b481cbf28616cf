import type { AccessDecision } from '@heddle/document'
import type { ReleaseFile, ReleaseManifest } from './manifest.ts'

/**
 * What a visitor may have of a release: a file, or why not. `blocked`: nothing signs visitors in, so that nobody may; `failed`: what
 * does so failed, and may do better the next time.
 */
export type VisitorDecision = AccessDecision | 'blocked' | 'failed'

/** Who somebody is: a user object, or nobody; else why that cannot be told. */
export type Identity = { readonly user: unknown } | Extract<VisitorDecision, 'blocked' | 'failed'>

/** Somebody who asks for something of a release. Who they are is found out when it matters, once. */
export interface Visitor {
  readonly decide: (file: Pick<ReleaseFile, 'tree' | 'rules'>) => Promise<VisitorDecision>
  /** The same, where it is known who asks. */
  readonly decideAtHand: (file: Pick<ReleaseFile, 'tree' | 'rules'>) => VisitorDecision | undefined
  /** Who they are, for what is done for them alone: nobody, where a page of another site asks in their browser. */
  readonly identify: () => Promise<Identity>
}

/** A request for something of a release. */
export interface Visit {
  readonly release: ReleaseManifest
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The draft is asked, not the site. */
  readonly isDraft: boolean
  /** Origin of the site, where what is asked for may be done for whoever is signed in. */
  readonly origin?: string
}

/** Tells who asks. */
export type OpenVisit = (visit: Visit) => Visitor
