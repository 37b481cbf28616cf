import { gap, radius } from '@heddle/kit'
import type { Piece } from '../../../lib/piece.ts'
import { part, type Pieces, type SiteKit } from '../site-kit.ts'

const PROMISES = [
  'Проходим каждый маршрут сами, прежде чем позвать вас',
  'Отвечаем в течение рабочего дня и всегда по делу',
  'Возвращаем деньги полностью за 30 дней до старта',
] as const

/** Who they are. */
export function studio(kit: SiteKit, { text, box, row, icon, image }: Pieces): Piece {
  const { color, space } = kit
  const promise = (words: string) =>
    row({ 'column-gap': space(12), 'align-items': 'flex-start' }, [
      icon('check', 20, { color: color('primary'), 'margin-top': space(4) }),
      text(words, []),
    ])
  return {
    ...part(kit, 'О студии', 'studio'),
    classes: kit.classes('section'),
    styles: { default: { 'background-color': color('quiet') } },
    children: [
      box(
        {
          default: { display: 'grid', 'grid-template-columns': '1fr 1fr', 'align-items': 'center', ...gap(space(40), '72px') },
          tablet: { 'grid-template-columns': '1fr' },
        },
        [
          image('camp', 'Светящаяся палатка под северным сиянием', {
            default: { width: '100%', 'aspect-ratio': '5 / 4', 'object-fit': 'cover', ...radius('24px') },
            tablet: { 'aspect-ratio': '16 / 9' },
            mobile: { 'aspect-ratio': '5 / 4' },
          }),
          box({ default: gap(space(20)) }, [
            text('О студии', ['label']),
            text('Мы сами живём на севере', ['title'], 'h2'),
            text(
              '«Северная тропа» выросла из писем друзьям: где поставить палатку, когда цветёт морошка, как не промокнуть за неделю дождей. Сегодня нас шестеро, и мы по-прежнему сами варим кофе на перевалах.',
              [],
            ),
            box({ default: gap(space(12)) }, PROMISES.map(promise)),
          ]),
        ],
        ['container'],
      ),
    ],
  }
}
