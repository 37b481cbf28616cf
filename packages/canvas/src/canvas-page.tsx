import { useSyncExternalStore, type ReactNode } from 'react'
import { PageView, type NodeSource, type PageViewProps } from '@heddle/renderer'
import type { Sections } from './compiled-page.ts'

interface CanvasPageProps extends Omit<PageViewProps, 'sections'> {
  readonly source: NodeSource
  readonly sections: Sections
}

/** The page with its sections as they come and go. */
export function CanvasPage({ sections, ...rest }: CanvasPageProps): ReactNode {
  const ids = useSyncExternalStore(sections.subscribe, sections.get)
  return <PageView sections={ids} {...rest} />
}
