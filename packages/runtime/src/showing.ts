import type { PublishedPageInfo } from '@heddle/document/published'
import type { ElementComponent } from '@heddle/kit/react'
import type { NodeSource } from '@heddle/renderer'

/** The page on show, as the renderer takes it. */
export interface Showing {
  /** Another one for every page shown, so that nothing of the page before is kept. */
  readonly key: number
  readonly page: PublishedPageInfo
  readonly lang: string
  readonly source: NodeSource
  readonly components: Readonly<Record<string, ElementComponent>>
}
