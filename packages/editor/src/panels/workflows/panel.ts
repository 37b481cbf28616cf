import { Workflow } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: 'workflows',
  title: words.title,
  icon: Workflow,
  keys: 'W',
  place: 45,
  load: () => import('./workflows-panel.tsx').then(({ WorkflowsPanel }) => WorkflowsPanel),
})
