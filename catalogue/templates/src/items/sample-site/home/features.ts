import { gap, padding, radius } from '@heddle/kit'
import type { Piece } from '../../../lib/piece.ts'
import { part, type Pieces, type SiteKit } from '../site-kit.ts'

const FEATURES = [
  ['users', 'Группы до восьми человек', 'Хватает места за одним столом и внимания проводника — каждому.'],
  ['backpack', 'Рюкзак не тяжелее 8 кг', 'Палатки, еду и лишние вещи везёт машина поддержки или лодка.'],
  ['shield-check', 'Безопасность без героизма', 'Спутниковая связь, запасной день и проводник с медицинской подготовкой.'],
  ['leaf', 'Бережно к природе', 'Ходим по тропам, ночуем в приютах и возвращаем часть дохода паркам.'],
] as const

/** Why with this studio. */
export function features(kit: SiteKit, { text, box, icon }: Pieces): Piece {
  const { color, space } = kit
  const card = ([name, title, words]: (typeof FEATURES)[number]) =>
    box(
      {},
      [
        box(
          {
            default: {
              ...padding(space(12)),
              ...radius('12px'),
              'background-color': color('quiet'),
              color: color('primary'),
              'align-self': 'flex-start',
            },
          },
          [icon(name, 24)],
        ),
        text(title, ['heading'], 'h3', { default: { 'margin-top': space(4) } }),
        text(words, ['muted']),
      ],
      ['card'],
      'li',
    )
  return {
    ...part(kit, 'Почему с нами'),
    classes: kit.classes('section'),
    styles: { default: { 'background-color': color('quiet') } },
    children: [
      box(
        { default: { ...gap(space(40)) } },
        [
          text('Всё лёгкое — вам, всё сложное — нам', ['title'], 'h2', { default: { 'max-width': '640px' } }),
          box(
            {
              default: { display: 'grid', 'grid-template-columns': 'repeat(4, 1fr)', ...gap(space(20)), ...padding('0') },
              tablet: { 'grid-template-columns': 'repeat(2, 1fr)' },
              mobile: { 'grid-template-columns': '1fr', 'row-gap': space(12) },
            },
            FEATURES.map(card),
            [],
            'ul',
          ),
        ],
        ['container'],
      ),
    ],
  }
}
