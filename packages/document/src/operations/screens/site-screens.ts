import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { SiteRecord } from '../../records/types.ts'
import { checkName } from '../../rules/names.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft, type Draft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'

export type ScreenEntry = SiteRecord['screens'][string]

/** The screen size without a breakpoint; every project has it. */
export const BASE_SCREEN = 'default'
/** Widest canvas and breakpoint in CSS pixels. */
const MAX_WIDTH = 100_000

/** Changes the screen sizes of the project, all or nothing. `ids` of the result is the site. */
export function editScreens(view: DocumentView, edit: (draft: Draft, site: SiteRecord) => readonly Issue[]): OperationResult {
  const site = view.site()
  if (site === undefined) return refuseWith('unknown-record', 'site', MESSAGES.oneSite(0))
  const draft = createDraft(view)
  const issues = [...edit(draft, site)]
  if (!hasErrors(issues)) {
    const { screens } = draft.find('site', site.id) ?? site
    for (const [id, screen] of Object.entries(screens)) issues.push(...checkScreen(site, screens, id, screen))
  }
  return hasErrors(issues) ? refuse(...issues) : draft.done([site.id])
}

function checkScreen(site: SiteRecord, screens: SiteRecord['screens'], id: string, screen: ScreenEntry): readonly Issue[] {
  const path = `site/${site.id}/screens/${id}`
  const issues: Issue[] = [...checkName(screen.label, `${path}/label`)]
  for (const key of ['maxWidth', 'canvasWidth'] as const) {
    const width = screen[key]
    if (width !== undefined && !(width >= 1 && width <= MAX_WIDTH))
      issues.push(errorAt('wrong-value', `${path}/${key}`, MESSAGES.badScreenWidth(MAX_WIDTH)))
  }
  // The size that had the width before is the one that a person is told of.
  const isChanged = site.screens[id]?.maxWidth !== screen.maxWidth
  const twin = Object.entries(screens).find(([other, { maxWidth }]) => isChanged && other !== id && maxWidth === screen.maxWidth)
  if (twin) issues.push(errorAt('width-taken', `${path}/maxWidth`, MESSAGES.screenWidthTaken(twin[1].label)))
  return issues
}
