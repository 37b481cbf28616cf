import { useMemo, type ReactNode } from 'react'
import { AddressesContext, type ElementComponent } from '@heddle/kit/react'
import { PageContext, ScopeContext } from './context.ts'
import type { RenderHost } from './host.ts'
import { NodeBoundary } from './node-boundary.tsx'
import { NodeView } from './node-view.tsx'
import type { NodeSource } from './source.ts'

export interface PageViewProps {
  /** Uids of the page's root nodes, in order. */
  readonly sections: readonly string[]
  readonly source: NodeSource
  readonly host: RenderHost
  /** Element bodies by element type. */
  readonly components: Readonly<Record<string, ElementComponent>>
}

/**
 * Draws a page: its sections one after another, with nothing around them (architecture: one renderer).
 * `source`, `host` and `components` are expected to stay the same objects while the page is on show.
 */
export function PageView({ sections, source, host, components }: PageViewProps): ReactNode {
  const page = useMemo(() => ({ source, host, components, holes: new Map() }), [source, host, components])
  return (
    <PageContext value={page}>
      <AddressesContext value={host.addresses}>
        <ScopeContext value={host.scope}>
          {sections.map((uid) => (
            <NodeBoundary key={uid} uid={uid} attempt={source} onError={host.onNodeError}>
              <NodeView uid={uid} />
            </NodeBoundary>
          ))}
        </ScopeContext>
      </AddressesContext>
    </PageContext>
  )
}
