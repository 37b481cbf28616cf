import { gap } from '@heddle/kit'
import type { Piece } from '../../../lib/piece.ts'
import { part, type Pieces, type SiteKit } from '../site-kit.ts'

const VOICES = [
  [
    'Думала, что горы — не для меня. На третий день я шла первой и жалела только о том, что неделя такая короткая.',
    'Мария Соколова',
    'Лофотены, июнь',
  ],
  [
    'Всё продумано до мелочей: сухие носки ждали в приюте раньше, чем мы успели промокнуть.',
    'Илья Громов',
    'Королевская тропа, сентябрь',
  ],
  [
    'Проводник знал имя каждого водопада и каждого барана. Лучший отпуск за много лет.',
    'Анна и Павел Ремизовы',
    'Исландия, август',
  ],
] as const

/** What travellers say. */
export function voices(kit: SiteKit, { text, box, icon }: Pieces): Piece {
  const { color, space } = kit
  const voice = ([words, who, where]: (typeof VOICES)[number]) =>
    box(
      // Browsers give a figure margins of their own.
      { default: { 'row-gap': space(16), 'margin-top': '0', 'margin-right': '0', 'margin-bottom': '0', 'margin-left': '0' } },
      [
        icon('quote', 24, { color: color('primary') }),
        text(words, []),
        box({ default: { 'margin-top': 'auto', 'row-gap': space(2) } }, [
          text(who, ['heading'], 'p', { default: { font: kit.font('button') } }),
          text(where, ['muted']),
        ]),
      ],
      ['card'],
      'figure',
      { name: who },
    )
  return {
    ...part(kit, 'Отзывы', 'voices'),
    classes: kit.classes('section'),
    children: [
      box(
        { default: gap(space(40)) },
        [
          text('Говорят те, кто прошёл', ['title'], 'h2'),
          box(
            {
              default: { display: 'grid', 'grid-template-columns': 'repeat(3, 1fr)', ...gap(space(24)) },
              tablet: { 'grid-template-columns': '1fr' },
            },
            VOICES.map(voice),
          ),
        ],
        ['container'],
      ),
    ],
  }
}
