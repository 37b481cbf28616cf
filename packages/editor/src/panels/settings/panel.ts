import { Settings } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: 'settings',
  title: words.title,
  icon: Settings,
  place: 100,
  load: () => import('./settings-panel.tsx').then(({ SettingsPanel }) => SettingsPanel),
})
