import { Languages } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: 'languages',
  title: words.title,
  icon: Languages,
  place: 75,
  load: () => import('./languages-panel.tsx').then(({ LanguagesPanel }) => LanguagesPanel),
})
