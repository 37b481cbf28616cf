import { FileText } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: 'pages',
  title: words.title,
  icon: FileText,
  keys: 'P',
  place: 30,
  load: () => import('./pages-panel.tsx').then(({ PagesPanel }) => PagesPanel),
})
