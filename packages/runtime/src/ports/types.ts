import type { ActionPorts, PortPlace } from '@heddle/kit'
import type { PublishedSite, PublishedWorkflow } from '@heddle/document/published'
import type { Collections } from '../collections/index.ts'
import type { Elements } from '../elements/create-elements.ts'
import type { Plugins } from '../plugins/index.ts'
import type { RouterPort } from '../router/start-router.ts'
import type { Variables } from '../variables/create-variables.ts'

/** Workflows of the page on show, as code calls them. */
export interface CalledWorkflows {
  readonly find: (isWanted: (workflow: PublishedWorkflow) => boolean) => PublishedWorkflow | undefined
  /** Runs a workflow at a place and gives its result; throws what it fails with. */
  readonly call: (
    id: string,
    parameters: Readonly<Record<string, unknown>>,
    place: Pick<PortPlace, 'scope' | 'signal' | 'chain'>,
  ) => Promise<unknown>
}

/** What the ports of actions work on. */
export interface SitePorts {
  readonly data: PublishedSite
  readonly variables: Variables
  readonly collections: () => Collections | undefined
  readonly plugins: () => Plugins | undefined
  readonly workflows: () => CalledWorkflows | undefined
  readonly router: () => RouterPort
  readonly lang: () => string
  /** Languages of the page on show. */
  readonly langs: () => readonly string[]
  readonly pageId: () => string
  /** Whether code of builders runs on the page, which may change in place what variables and collections hold. */
  readonly runsCode: () => boolean
  readonly pageParameters: () => Readonly<Record<string, string>>
  readonly elements: Elements
  readonly theme: ActionPorts['theme']
  readonly log: ActionPorts['log']
}
