import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { Dice } from '../dice.ts'

/** Names as people give them, good and bad. */
export const NAMES = ['Card', 'who', ' ', 'О нас', 'Orders', 'tax'] as const
export const LANGUAGES = ['ru', 'en', 'en-GB', 'de', 'no language'] as const

/** A record of a kind; an id that nobody has where there is none. */
export const of = (dice: Dice, kind: Parameters<DocumentView['of']>[0]): Id => dice.pick(dice.view.of(kind))?.id ?? ''
/** Something that holds others. */
export const owner = (dice: Dice): Id =>
  dice.pick([...dice.view.of('page'), ...dice.view.of('node'), ...dice.view.of('library-component')])?.id ?? ''
/** One to four of a list, perhaps the same ones. */
export const some = (dice: Dice, list: readonly Id[]): readonly Id[] =>
  Array.from({ length: 1 + dice.upTo(3) }, () => dice.pick(list) ?? '')
export const nodes = (dice: Dice): readonly Id[] =>
  some(
    dice,
    dice.view.of('node').map(({ id }) => id),
  )

/** A place among the children of something. */
export function target(dice: Dice) {
  const parentId = owner(dice)
  const kind = dice.view.get(parentId)?.kind
  const slot = kind === 'page' ? 'sections' : kind === 'library-component' ? 'root' : dice.pick(['children', 'children', 'icon'])
  return { parentId, slot: slot ?? 'children', at: dice.upTo(6) }
}
