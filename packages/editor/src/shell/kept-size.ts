import { effect, signal } from '@preact/signals-core'
import type { ReadonlySignal } from '@preact/signals-core'
import { browserMemory, readMemory, writeMemory } from '../memory.ts'

/** A width or height in CSS pixels that people change, shared by all projects on this machine. */
export interface KeptSize {
  readonly pixels: ReadonlySignal<number>
  readonly min: number
  readonly max: number
  /** Sets it, within its limits. */
  readonly set: (pixels: number) => void
}

function keptSize(
  key: string,
  { min, max, first }: { readonly min: number; readonly max: number; readonly first: number },
): KeptSize {
  const within = (size: number) => Math.round(Math.min(max, Math.max(min, size)))
  const remembered = readMemory(browserMemory('localStorage'), key)
  const pixels = signal(typeof remembered === 'number' ? within(remembered) : first)
  effect(() => {
    writeMemory(browserMemory('localStorage'), key, pixels.value)
  })
  return { pixels, min, max, set: (size) => (pixels.value = within(size)) }
}

/** Width of the left panel. */
export const panelWidth = keptSize('heddle-panel-width', { min: 220, max: 480, first: 264 })
/** Height of the dock below the canvas. */
export const dockHeight = keptSize('heddle-dock-height', { min: 160, max: 640, first: 380 })
