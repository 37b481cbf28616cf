import type { MemberRole } from '@heddle/document'
import type { ComponentType } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { PanelId } from '../panel-ids.gen.ts'

/** A panel at the left of the screen, found by `panel.ts` in its folder; the rail, its shortcut and the palette follow. */
export interface PanelDefinition {
  /** The name of its folder. */
  readonly id: PanelId
  readonly title: string
  readonly icon: LucideIcon
  /** Letter that opens and closes it. */
  readonly keys?: string
  /** Where it stands in the rail, the smallest first. */
  readonly place: number
  /** Who it is for: members with this role and those above. Absent: everybody. */
  readonly least?: MemberRole
  /** Fetches its body: a file of its own that is loaded when it is opened. */
  readonly load: () => Promise<ComponentType>
}

/** Declares a panel. */
export function definePanel(panel: PanelDefinition): PanelDefinition {
  return panel
}
