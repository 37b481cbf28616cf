import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { StyleModel } from './style-model.ts'
import type { StyleReading } from './style-reading.ts'

export const StyleContext = createContext<StyleModel | undefined>(undefined)

/** The model of the style panel. Throws outside the panel. */
export function useStyleModel(): StyleModel {
  const model = useContext(StyleContext)
  if (!model) throw new Error('useStyleModel needs a StyleContext above it')
  return model
}

/** What is in effect for properties; drawn again only when that changes. */
export function useReading(properties: readonly string[]): StyleReading {
  const model = useStyleModel()
  const key = properties.join()
  const read = useCallback(() => model.read(key.split(',')), [model, key])
  return useSyncExternalStore(model.subscribe, read)
}

/** The plain text in effect for a property; `undefined` for tokens, bindings, mixed and absent values. */
export function useStyleText(property: string): string | undefined {
  const { value } = useReading([property])
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
}
