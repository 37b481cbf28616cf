import type { ComponentType } from 'react'
import type { LargeFormulaProps } from './large/large-formula.tsx'

let large: ComponentType<LargeFormulaProps> | undefined

/** The large editor over panel and canvas, if it is there already. */
export function loadedLarge(): ComponentType<LargeFormulaProps> | undefined {
  return large
}

/** Fetches it, once: nothing of it is drawn before somebody makes the editor large. Rejects when it cannot be had. */
export async function loadLarge(): Promise<ComponentType<LargeFormulaProps>> {
  large ??= (await import('./large/large-window.tsx')).LargeWindow
  return large
}
