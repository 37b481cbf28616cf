import { Database, Droplet, FileText, History, Image, Layers, Plug, Plus, Settings, TriangleAlert } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { PanelId } from '../editor.ts'
import { PANEL_TEXTS } from '../texts/panels.ts'

export interface PanelLabel {
  readonly id: PanelId
  readonly label: string
  readonly icon: LucideIcon
  /** Letter that opens and closes it. */
  readonly keys?: string
}

/** Name, icon and letter of every panel, in the order of the rail. */
export const PANEL_LABELS: readonly PanelLabel[] = [
  { id: 'add', label: PANEL_TEXTS.labels.add, icon: Plus, keys: 'A' },
  { id: 'navigator', label: PANEL_TEXTS.labels.navigator, icon: Layers, keys: 'Z' },
  { id: 'pages', label: PANEL_TEXTS.labels.pages, icon: FileText, keys: 'P' },
  { id: 'data', label: PANEL_TEXTS.labels.data, icon: Database, keys: 'V' },
  { id: 'design', label: PANEL_TEXTS.labels.design, icon: Droplet },
  { id: 'assets', label: PANEL_TEXTS.labels.assets, icon: Image, keys: 'J' },
  { id: 'plugins', label: PANEL_TEXTS.labels.plugins, icon: Plug },
  { id: 'problems', label: PANEL_TEXTS.labels.problems, icon: TriangleAlert },
  { id: 'history', label: PANEL_TEXTS.labels.history, icon: History },
  { id: 'settings', label: PANEL_TEXTS.labels.settings, icon: Settings },
]
