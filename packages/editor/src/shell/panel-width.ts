import { effect, signal } from '@preact/signals-core'
import { browserMemory, readMemory, writeMemory } from '../memory.ts'

export const MIN_PANEL_WIDTH = 220
export const MAX_PANEL_WIDTH = 480
const DEFAULT_PANEL_WIDTH = 264
const KEY = 'heddle-panel-width'

const remembered = readMemory(browserMemory('localStorage'), KEY)

/** Width of the left panel in CSS pixels, shared by all projects on this machine. */
export const panelWidth = signal(typeof remembered === 'number' ? clampPanelWidth(remembered) : DEFAULT_PANEL_WIDTH)

effect(() => {
  writeMemory(browserMemory('localStorage'), KEY, panelWidth.value)
})

export function clampPanelWidth(width: number): number {
  return Math.round(Math.min(MAX_PANEL_WIDTH, Math.max(MIN_PANEL_WIDTH, width)))
}
