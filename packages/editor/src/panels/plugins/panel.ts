import { Plug } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: 'plugins',
  title: words.title,
  icon: Plug,
  place: 70,
  load: () => import('./plugins-panel.tsx').then(({ PluginsPanel }) => PluginsPanel),
})
