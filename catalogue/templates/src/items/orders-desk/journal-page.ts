import { gap } from '../../lib/box-values.ts'
import type { Piece } from '../../lib/piece.ts'
import { createPieces } from './home-page.ts'
import type { Look } from './look.ts'
import { formula, writeNames, type Ids } from './names.ts'

/** What was done at the desk since the site was opened. */
export function journalSections(ids: Ids, look: Look): readonly Piece[] {
  const { text, box } = createPieces(look)
  const { variable } = writeNames(ids)
  return [
    {
      element: 'section',
      name: 'Journal',
      props: { tag: 'main' },
      classes: look.classes('page'),
      children: [
        text('Journal', ['title'], 'h1'),
        text('Back to the desk', ['quiet'], 'span', { link: { type: 'internal', pageId: ids.home } }),
        box(
          [
            text(formula('context.item.data'), [], 'p', { repeat: { over: formula(variable('log')) } }),
            text('Nothing was done yet.', ['quiet'], 'p', { condition: formula(`length(${variable('log')}) === 0`) }),
            text(formula(`concatenate('Note: ', ifEmpty(${variable('note')}, 'none'))`), ['quiet']),
          ],
          gap('8px'),
          ['card'],
        ),
      ],
    },
  ]
}
