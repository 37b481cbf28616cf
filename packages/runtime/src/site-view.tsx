import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { PageView } from '@heddle/renderer'
import type { Site } from './site.ts'

/** The one React root of a live page: whatever page is on show. */
export function SiteView({ site, onShown }: { readonly site: Site; readonly onShown: () => void }): ReactNode {
  const { key, page, source, components } = useSyncExternalStore(
    (onChange) => site.showing.subscribe(onChange),
    () => site.showing.value,
    () => site.showing.value,
  )
  useEffect(onShown, [key, onShown])
  return (
    <PageView key={key} sections={page.sections.map(({ uid }) => uid)} source={source} host={site.host} components={components} />
  )
}
