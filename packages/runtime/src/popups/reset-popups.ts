import type { PublishedPopup } from '@heddle/document/published'
import type { Port } from '@heddle/kit'
import { createPopups, type Popups, type PopupsInput } from './create-popups.tsx'

interface ResetInput extends PopupsInput {
  /** Where actions find the port to popups from now on. */
  readonly code: { readonly ports: Record<string, Port> }
}

const made = new WeakMap<ResetInput, Popups>()

/** Another page is on show, with the popups that it may open; those of a site are made with its first page that has any. */
export function resetPopups(site: ResetInput, popups: readonly PublishedPopup[] | undefined): void {
  const known = made.get(site) ?? createPopups(site)
  made.set(site, known)
  site.code.ports['popups'] = known.port
  known.reset(popups)
}
