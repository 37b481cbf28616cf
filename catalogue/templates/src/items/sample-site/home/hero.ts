import { gap, padding, radius } from '@heddle/kit'
import type { Piece } from '../../../lib/piece.ts'
import { part, type Pieces, type SiteKit } from '../site-kit.ts'

const FACTS = [
  ['11 лет', 'водим группы по северу'],
  ['до 8 человек', 'в каждой группе'],
  ['4,9 из 5', 'средняя оценка путешественников'],
] as const

/** What the studio offers, in one glance. */
export function hero(kit: SiteKit, { text, box, row, image, button, icon }: Pieces): Piece {
  const { color, space } = kit
  const actions = row({ 'flex-wrap': 'wrap', ...gap(space(12)), 'margin-top': space(8) }, [
    button('Выбрать маршрут', ['primary'], kit.toSection('tours'), {
      props: { hasRightIcon: true },
      slots: { rightIcon: [icon('arrow-right', 18)] },
    }),
    button('Задать вопрос', ['secondary'], kit.toSection('contacts')),
  ])
  const facts = box(
    {
      default: {
        display: 'grid',
        'grid-template-columns': 'repeat(3, auto)',
        'justify-content': 'start',
        ...gap(space(16), space(40)),
        'margin-top': space(24),
      },
      mobile: { 'grid-template-columns': '1fr', 'margin-top': space(12) },
    },
    FACTS.map(([value, meaning]) =>
      box(
        {
          default: { 'row-gap': space(2) },
          mobile: { 'flex-direction': 'row', 'align-items': 'baseline', 'column-gap': space(8) },
        },
        [text(value, ['heading']), text(meaning, ['muted'])],
      ),
    ),
  )
  const words = box({ default: { ...gap(space(20)), 'max-width': '600px' }, tablet: { 'max-width': 'none' } }, [
    text('Пешие путешествия по Скандинавии и Исландии', ['label']),
    text('Север, который можно пройти пешком', ['display'], 'h1'),
    text(
      'Небольшие группы, продуманные маршруты и проводники, которые знают каждый перевал. Вы идёте налегке — остальное мы берём на себя.',
      ['lead'],
    ),
    actions,
    facts,
  ])
  const view = image(
    'fjord',
    'Путник на тропе над фьордом в лучах низкого солнца',
    {
      default: { width: '100%', height: 'auto', 'aspect-ratio': '6 / 5', 'object-fit': 'cover', ...radius('28px') },
      tablet: { 'aspect-ratio': '16 / 9' },
      mobile: { 'aspect-ratio': '6 / 5', ...radius('20px') },
    },
    'eager',
  )
  return {
    ...part(kit, 'Главное'),
    classes: kit.classes('section'),
    styles: {
      default: { ...padding('72px', space(32), '96px', space(32)), 'background-color': color('ground') },
      mobile: padding(space(32), space(20), '56px', space(20)),
    },
    children: [
      box(
        {
          default: { display: 'grid', 'grid-template-columns': '1.1fr 1fr', 'align-items': 'center', ...gap(space(40), '64px') },
          tablet: { 'grid-template-columns': '1fr', 'row-gap': space(40) },
        },
        [words, view],
        ['container'],
      ),
    ],
  }
}
