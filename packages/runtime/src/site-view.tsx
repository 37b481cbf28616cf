import { useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { PageView } from '@heddle/renderer'
import type { Site } from './site.ts'

interface SiteViewProps {
  readonly site: Site
  /** A page was drawn; its elements have not looked at it yet. */
  readonly onDrawn: () => void
  /** A page is on show, and its elements are at work. */
  readonly onShown: () => void
}

/** The one React root of a live page: whatever page is on show. */
export function SiteView({ site, onDrawn, onShown }: SiteViewProps): ReactNode {
  const { key, page, source, components } = useSyncExternalStore(
    (onChange) => site.showing.subscribe(onChange),
    () => site.showing.value,
    () => site.showing.value,
  )
  useLayoutEffect(onDrawn, [key, onDrawn])
  useEffect(onShown, [key, onShown])
  return (
    <PageView key={key} sections={page.sections.map(({ uid }) => uid)} source={source} host={site.host} components={components} />
  )
}
