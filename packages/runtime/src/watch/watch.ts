import type { ReadonlySignal } from '@preact/signals-core'
import type { Theme } from '@heddle/document'
import type { ActionBody } from '@heddle/kit'
import type { PublishedPageInfo } from '@heddle/document/published'
import type { NodeEvent } from '@heddle/renderer'
import type { RunnerOptions } from '@heddle/workflow'
import type { Recorder } from '@heddle/workflow/trace'
import type { Collections } from '../collections/index.ts'
import type { Variables } from '../variables/create-variables.ts'

/** What watches a draft: its script runs before the page's, and stands here. Nothing on a site that was published. */
export interface Watch {
  readonly trace: Recorder
  /** Around the body of an action. */
  readonly around: (body: ActionBody) => ActionBody
  /** Around how workflows are found: what is tried is one that nobody made. */
  readonly find: (known: RunnerOptions['workflow']) => RunnerOptions['workflow']
  /** An instance of a component stands on the page until the returned function is called; its inside sees `scope`. */
  readonly instance: (uid: string, emit: (triggerId: string, payload: unknown) => void, scope: object) => () => void
  /** A page begins to come alive. */
  readonly attach: (site: WatchedSite) => void
}

/** What of a site can be watched and moved from outside. */
export interface WatchedSite {
  readonly variables: Pick<Variables, 'list' | 'peek' | 'share' | 'set'>
  readonly logic: { readonly collections: ReadonlySignal<Pick<Collections, 'names' | 'state'> | undefined> }
  readonly visitor: { readonly setTheme: (theme: Theme) => void }
  readonly showing: ReadonlySignal<{ readonly page: PublishedPageInfo; readonly lang: string }>
  readonly isReal: ReadonlySignal<boolean>
  readonly scope: object
  readonly onEvent: (event: NodeEvent) => unknown
}

/** Name of the global that the script of a draft sets. */
export const WATCH = 'heddleWatch'

export const findWatch = (): Watch | undefined => Reflect.get(globalThis, WATCH) as Watch | undefined
