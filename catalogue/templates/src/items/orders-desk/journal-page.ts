import { border, gap, padding, radius } from '@heddle/kit'
import type { Piece } from '../../lib/piece.ts'
import type { Look } from './look.ts'
import { formula, writeNames, type Ids } from './names.ts'
import { createPieces } from './pieces.ts'
import type { ControlIds } from './workflows.ts'

/** What was done at the desk since the site was opened: how much, what and when, and the way back. */
export function journalSections(ids: Ids, controls: ControlIds, look: Look): readonly Piece[] {
  const { text, box, button, icon } = createPieces(look)
  const { color } = look
  const { variable } = writeNames(ids)
  const log = variable('log')
  const entry = 'context.item.data'

  const header = box(
    [
      box(
        [
          text('Journal', ['title'], 'h1'),
          text('What was done at the desk since this site was opened, the latest first. It is kept until the tab is closed.', [
            'quiet',
          ]),
        ],
        { ...gap('6px'), 'flex-grow': '1', 'flex-basis': '260px' },
      ),
      button('Back to the desk', { link: { type: 'internal', pageId: ids.home } }),
    ],
    { 'flex-direction': 'row', 'flex-wrap': 'wrap', 'align-items': 'center', ...gap('16px') },
    [],
    { props: { tag: 'header' } },
  )
  const sum = (label: string, kind: string): Piece =>
    box(
      [text(formula(`toText(count(filterByKey(${log}, 'kind', '${kind}')))`), ['title'], 'span'), text(label, ['quiet'], 'span')],
      { 'flex-grow': '1', 'flex-basis': '120px', ...gap('2px') },
      ['card'],
    )
  const sums = box([sum('Orders done', 'check'), sum('Counts', 'calculator'), sum('Sent to the carrier', 'truck')], {
    'flex-direction': 'row',
    'flex-wrap': 'wrap',
    ...gap('12px'),
  })
  const entries = box(
    [
      box(
        [
          icon(formula(`${entry}.kind`), '18px'),
          text(formula(`${entry}.what`), [], 'span', { styles: { default: { 'flex-grow': '1', 'min-width': '0' } } }),
          text(formula(`formatDate(${entry}.at, 'HH:mm:ss')`), ['quiet', 'line'], 'span'),
        ],
        { 'flex-direction': 'row', 'align-items': 'center', ...gap('12px'), 'padding-top': '12px' },
        ['row'],
        { props: { tag: 'li' }, attributes: { 'data-entry': 'row' }, repeat: { over: formula(`reverse(${log})`) } },
      ),
    ],
    { ...gap('12px'), ...padding('0') },
    [],
    { props: { tag: 'ol' }, condition: formula(`length(${log}) > 0`) },
  )
  const empty = box(
    [
      icon('notebook-pen'),
      text('Nothing was done yet.', ['heading']),
      text('Finish an order, count what is late or send orders to the carrier: each step is written down here.', ['quiet']),
    ],
    {
      'align-items': 'center',
      'text-align': 'center',
      ...gap('8px'),
      ...padding('28px', '16px'),
      ...border('1px', color('line')),
      ...radius('12px'),
    },
    [],
    { condition: formula(`length(${log}) === 0`) },
  )
  const done = box(
    [
      box(
        [
          text('What was done', ['heading'], 'h2'),
          button('Clear the journal', { id: controls.clearLog, condition: formula(`length(${log}) > 0`) }),
        ],
        {
          'flex-direction': 'row',
          'flex-wrap': 'wrap',
          'justify-content': 'space-between',
          'align-items': 'center',
          ...gap('12px'),
        },
      ),
      entries,
      empty,
    ],
    {},
    ['card'],
  )
  const note = box(
    [
      text('For yourself', ['heading'], 'h2'),
      text(formula(`concatenate('Note: ', ifEmpty(${variable('note')}, 'none'))`), ['quiet']),
    ],
    {},
    ['card'],
  )
  return [
    {
      element: 'section',
      name: 'Journal',
      props: { tag: 'main' },
      classes: look.classes('page'),
      children: [
        box([header, sums, done, note], { width: '100%', 'max-width': '880px', 'align-self': 'center', ...gap('20px') }),
      ],
    },
  ]
}
