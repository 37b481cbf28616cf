import { History } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: 'history',
  title: words.title,
  icon: History,
  place: 90,
  load: () => import('./history-panel.tsx').then(({ HistoryPanel }) => HistoryPanel),
})
