import { useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { PageView, type SectionSlices } from '@heddle/renderer'
import type { Site } from './site.ts'

interface SiteViewProps {
  readonly site: Site
  /** Hears of the sections of the page that came with the document, which are adopted one by one. */
  readonly slices: SectionSlices
  /** A page was drawn; its elements have not looked at it yet. */
  readonly onDrawn: () => void
  /** A page is on show, and its elements are at work, but for sections that are still to be adopted. */
  readonly onShown: (key: number) => void
}

/** The one React root of a live page: whatever page is on show. */
export function SiteView({ site, slices, onDrawn, onShown }: SiteViewProps): ReactNode {
  const { key, page, source, components } = useSyncExternalStore(
    (onChange) => site.showing.subscribe(onChange),
    () => site.showing.value,
    () => site.showing.value,
  )
  useLayoutEffect(onDrawn, [key, onDrawn])
  useEffect(() => onShown(key), [key, onShown])
  return (
    <PageView
      key={key}
      sections={page.sections.map(({ uid }) => uid)}
      source={source}
      host={site.host}
      components={components}
      slices={key === 0 ? slices : undefined}
    />
  )
}
