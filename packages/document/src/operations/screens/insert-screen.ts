import { planIndexes } from '../../records/index-keys.ts'
import { sortedKeys } from '../../records/order.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { editScreens } from './site-screens.ts'

export interface InsertScreenInput {
  readonly label: string
  /** Widest window in CSS pixels that it applies to. */
  readonly maxWidth: number
  /** Width that the canvas shows; `maxWidth` when absent. */
  readonly canvasWidth?: number
}

/** Adds a screen size; its id is made from its label. */
export function insertScreen(
  view: DocumentView,
  { label, maxWidth, canvasWidth = maxWidth }: InsertScreenInput,
): OperationResult {
  return editScreens(view, (draft, { id, screens }) => {
    const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? []
    const slug =
      words
        .join('-')
        .replace(/^[^a-z]+/, '')
        .slice(0, 40) || 'screen'
    let key = slug
    for (let number = 2; Object.hasOwn(screens, key); number += 1) key = `${slug}-${number}`
    const known = sortedKeys(screens)
    const { keys } = planIndexes([{ id: '', index: screens[known.at(-1) ?? '']?.index ?? '' }], 1, 1)
    draft.set(id, `screens/${key}`, { index: keys[0] ?? '', label: label.trim(), maxWidth, canvasWidth })
    return []
  })
}
