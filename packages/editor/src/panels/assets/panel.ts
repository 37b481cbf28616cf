import { Image } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: 'assets',
  title: words.title,
  icon: Image,
  keys: 'J',
  place: 60,
  load: () => import('./assets-panel.tsx').then(({ AssetsPanel }) => AssetsPanel),
})
