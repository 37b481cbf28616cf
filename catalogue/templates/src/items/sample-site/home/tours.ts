import { gap, padding } from '@heddle/kit'
import type { Piece } from '../../../lib/piece.ts'
import type { ClassName } from '../classes.ts'
import type { PictureName } from '../pictures/index.ts'
import { part, type Pieces, type SiteKit } from '../site-kit.ts'

interface Tour {
  readonly picture: PictureName
  readonly alt: string
  readonly state: readonly [text: string, color: ClassName]
  readonly title: string
  readonly words: string
  readonly facts: readonly (readonly [icon: string, text: string])[]
  readonly price: string
  readonly isFull?: boolean
}

const TOURS: readonly Tour[] = [
  {
    picture: 'islands',
    alt: 'Красные рыбацкие домики у воды под острыми вершинами',
    state: ['Осталось 2 места', 'warning'],
    title: 'Лофотенские острова',
    words: 'От деревни к деревне вдоль моря: пляжи с белым песком, острые гребни и рыбацкие домики на сваях.',
    facts: [
      ['calendar-days', '8 дней, 14–21 июня'],
      ['footprints', '9–14 км в день'],
      ['gauge', 'Средняя сложность'],
    ],
    price: '148 000 ₽',
  },
  {
    picture: 'trail',
    alt: 'Деревянный настил через осеннюю тундру',
    state: ['Набираем группу', 'secondary'],
    title: 'Королевская тропа',
    words: 'Золотая осень в шведской Лапландии: настилы над болотами, приюты с саунами и первые северные сияния.',
    facts: [
      ['calendar-days', '7 дней, 5–11 сентября'],
      ['footprints', '12–18 км в день'],
      ['gauge', 'Выше средней'],
    ],
    price: '126 000 ₽',
  },
  {
    picture: 'waterfall',
    alt: 'Водопад среди базальтовых скал и зелёных холмов',
    state: ['Мест нет', 'disabled'],
    title: 'Тропой водопадов',
    words: 'Исландия от побережья до ледника: двадцать водопадов за два дня и горячие источники в конце пути.',
    facts: [
      ['calendar-days', '6 дней, 2–7 августа'],
      ['footprints', '8–15 км в день'],
      ['gauge', 'Средняя сложность'],
    ],
    price: '162 000 ₽',
    isFull: true,
  },
]

/** The season's three tours. */
export function tours(kit: SiteKit, pieces: Pieces): Piece {
  const { text, box } = pieces
  const { space } = kit
  return {
    ...part(kit, 'Маршруты', 'tours'),
    classes: kit.classes('section'),
    children: [
      box(
        { default: gap(space(40)) },
        [
          box({ default: { ...gap(space(12)), 'max-width': '720px' } }, [
            text('Маршруты сезона', ['title'], 'h2'),
            text(
              'Три похода, которые мы любим больше всего. В цену входят проводник, ночлег, еда на маршруте и дорога между точками.',
              ['lead'],
            ),
          ]),
          box(
            {
              default: { display: 'grid', 'grid-template-columns': 'repeat(3, 1fr)', ...gap(space(24)) },
              tablet: { 'grid-template-columns': '1fr' },
            },
            TOURS.map((tour) => tourCard(tour, kit, pieces)),
          ),
        ],
        ['container'],
      ),
    ],
  }
}

function tourCard(tour: Tour, kit: SiteKit, { text, box, row, icon, image, button }: Pieces): Piece {
  const { color, space } = kit
  const fact = ([name, words]: Tour['facts'][number]) =>
    row({ 'column-gap': space(8), color: color('muted') }, [icon(name, 16), text(words, ['muted'], 'span')])
  const call = tour.isFull
    ? button('Мест нет', ['buttonSmall', 'disabled'], undefined, { props: { disabled: true } })
    : button('Записаться', ['buttonSmall', 'primary'], kit.toSection('contacts'))
  return box(
    {
      default: { ...padding('0'), 'overflow-x': 'hidden', 'overflow-y': 'hidden', ...gap('0') },
      tablet: { 'flex-direction': 'row', 'align-items': 'stretch' },
      mobile: { 'flex-direction': 'column' },
    },
    [
      image(tour.picture, tour.alt, {
        default: { width: '100%', 'aspect-ratio': '3 / 2', 'object-fit': 'cover' },
        tablet: { width: '42%', height: 'auto', 'aspect-ratio': 'auto', 'flex-shrink': '0' },
        mobile: { width: '100%', 'aspect-ratio': '3 / 2' },
      }),
      box({ default: { ...padding(space(24)), ...gap(space(12)), 'flex-grow': '1' } }, [
        text(tour.state[0], ['badge', tour.state[1]], 'span'),
        text(tour.title, ['heading'], 'h3'),
        text(tour.words, ['muted']),
        box({ default: { ...gap(space(8)), 'margin-top': space(4), 'margin-bottom': space(8) } }, tour.facts.map(fact)),
        row({ 'justify-content': 'space-between', 'margin-top': 'auto', 'flex-wrap': 'wrap', ...gap(space(12)) }, [
          text(tour.price, ['heading'], 'span'),
          call,
        ]),
      ]),
    ],
    ['card'],
    'article',
    { name: tour.title },
  )
}
