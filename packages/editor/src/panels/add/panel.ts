import { Plus } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: 'add',
  title: words.title,
  icon: Plus,
  keys: 'A',
  place: 10,
  least: 'editor',
  load: () => import('./add-panel.tsx').then(({ AddPanel }) => AddPanel),
})
