import { Component } from 'lucide-react'
import { words } from './words.ts'
import { definePanel } from '../define-panel.ts'

export const panel = definePanel({
  id: 'components',
  title: words.title,
  icon: Component,
  keys: 'K',
  place: 35,
  load: () => import('./components-panel.tsx').then(({ ComponentsPanel }) => ComponentsPanel),
})
