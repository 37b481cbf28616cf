import { effect, signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import { browserMemory, readMemory, writeMemory } from '../memory.ts'

export const THEME_CHOICES = ['dark', 'light', 'system'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

const KEY = 'heddle-theme'

/** The editor's own theme: what a person chose, remembered on this machine and shown by `data-theme` on the root. */
export function createEditorTheme(root: HTMLElement): { readonly choice: Signal<ThemeChoice> } {
  const memory = browserMemory('localStorage')
  const remembered = THEME_CHOICES.find((choice) => choice === readMemory(memory, KEY))
  const choice = signal<ThemeChoice>(remembered ?? 'dark')
  const system = matchMedia('(prefers-color-scheme: light)')
  const systemIsLight = signal(system.matches)
  system.addEventListener('change', () => {
    systemIsLight.value = system.matches
  })
  effect(() => {
    const isLight = choice.value === 'light' || (choice.value === 'system' && systemIsLight.value)
    root.dataset.theme = isLight ? 'light' : 'dark'
    writeMemory(memory, KEY, choice.value)
  })
  return { choice }
}
