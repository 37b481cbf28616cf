import { Database } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: 'data',
  title: words.title,
  icon: Database,
  keys: 'V',
  place: 40,
  load: () => import('./data-panel.tsx').then(({ DataPanel }) => DataPanel),
})
