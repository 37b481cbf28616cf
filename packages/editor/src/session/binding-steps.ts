import type { Binding } from '@heddle/document'
import type { EvaluateOptions } from '@heddle/canvas/protocol'

/** What a list goes through behind its formula, as the canvas is asked for it; nothing where it goes through nothing. */
export function bindingSteps({ filter, sort, map }: Pick<Binding, 'filter' | 'sort' | 'map'>): Pick<EvaluateOptions, 'steps'> {
  const steps = { ...(filter && { filter }), ...(sort && { sort }), ...(map !== undefined && { map }) }
  return Object.keys(steps).length > 0 ? { steps } : {}
}
