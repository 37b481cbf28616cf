import { TriangleAlert } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: 'problems',
  title: words.title,
  icon: TriangleAlert,
  place: 80,
  load: () => import('./problems-panel.tsx').then(({ ProblemsPanel }) => ProblemsPanel),
})
