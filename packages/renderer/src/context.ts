import { createContext } from 'react'
import type { Addresses, ElementComponent } from '@heddle/kit/react'
import type { RenderHost } from './host.ts'
import type { NodeSource } from './source.ts'

/** What every node of a page shares; one object for the life of the page. */
export interface PageRendering {
  readonly source: NodeSource
  readonly host: RenderHost
  readonly components: Readonly<Record<string, ElementComponent>>
  /** The host's, without those that run code. */
  readonly addresses: Addresses
  /** Host elements of holes by uid, so that a hole that is drawn anew gets its content back. */
  readonly holes: Map<string, Element>
}

export const PageContext = createContext<PageRendering>({
  source: { get: () => undefined },
  host: {
    scope: {},
    evaluate: (value) => value,
    addresses: { asset: (reference) => reference, icon: (name) => name },
    currentPath: () => '',
  },
  components: {},
  addresses: { asset: () => '', icon: () => '' },
  holes: new Map(),
})
