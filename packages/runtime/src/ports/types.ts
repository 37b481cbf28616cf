import type { ActionPorts } from '@heddle/kit'
import type { PublishedSite } from '@heddle/document/published'
import type { Collections } from '../collections/index.ts'
import type { Elements } from '../elements/create-elements.ts'
import type { RouterPort } from '../router/start-router.ts'
import type { Variables } from '../variables/create-variables.ts'

/** What the ports of actions work on. */
export interface SitePorts {
  readonly data: PublishedSite
  readonly variables: Variables
  readonly collections: () => Collections | undefined
  readonly router: () => RouterPort
  readonly lang: () => string
  readonly pageId: () => string
  readonly pageParameters: () => Readonly<Record<string, string>>
  readonly elements: Elements
  readonly language: ActionPorts['language']
  readonly theme: ActionPorts['theme']
  readonly log: ActionPorts['log']
}
