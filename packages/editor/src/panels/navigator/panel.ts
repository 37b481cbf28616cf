import { Layers } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: 'navigator',
  title: words.title,
  icon: Layers,
  keys: 'Z',
  place: 20,
  load: () => import('./navigator-panel.tsx').then(({ NavigatorPanel }) => NavigatorPanel),
})
