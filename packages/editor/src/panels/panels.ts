import type { ComponentType } from 'react'
import type { PanelId } from '../editor.ts'
import { VariablesPanel } from '../inspector/variables/variables-panel.tsx'
import { AddPanel } from './add/add-panel.tsx'
import { AssetsPanel } from './assets/assets-panel.tsx'
import { DesignPanel } from './design/design-panel.tsx'
import { HistoryPanel } from './history/history-panel.tsx'
import { NavigatorPanel } from './navigator/navigator-panel.tsx'
import { PagesPanel } from './pages/pages-panel.tsx'
import { PANEL_LABELS } from './panel-labels.ts'
import { PluginsPanel } from './plugins/plugins-panel.tsx'
import { ProblemsPanel } from './problems/problems-panel.tsx'
import { SettingsPanel } from './settings/settings-panel.tsx'

const BODIES: Readonly<Record<PanelId, ComponentType>> = {
  add: AddPanel,
  navigator: NavigatorPanel,
  pages: PagesPanel,
  data: VariablesPanel,
  design: DesignPanel,
  assets: AssetsPanel,
  plugins: PluginsPanel,
  problems: ProblemsPanel,
  history: HistoryPanel,
  settings: SettingsPanel,
}

/** Every panel with its body, in the order of the rail. */
export const PANELS = PANEL_LABELS.map((label) => ({ ...label, Panel: BODIES[label.id] }))
