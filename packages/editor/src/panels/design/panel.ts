import { Droplet } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: 'design',
  title: words.title,
  icon: Droplet,
  place: 50,
  load: () => import('./design-panel.tsx').then(({ DesignPanel }) => DesignPanel),
})
