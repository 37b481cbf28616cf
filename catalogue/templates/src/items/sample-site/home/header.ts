import { gap, padding } from '@heddle/kit'
import type { Piece } from '../../../lib/piece.ts'
import type { Pieces, SectionName, SiteKit } from '../site-kit.ts'

const LINKS: readonly (readonly [label: string, section: SectionName])[] = [
  ['Маршруты', 'tours'],
  ['О студии', 'studio'],
  ['Отзывы', 'voices'],
]

/** Name of the studio, ways to the parts of the page, and one thing to do. Stays in sight. */
export function header(kit: SiteKit, { text, box, row, image, button }: Pieces): Piece {
  const { color, space, font } = kit
  const brand: Piece = {
    element: 'link-block',
    name: 'Бренд',
    link: kit.toPage('home'),
    styles: { default: { 'flex-direction': 'row', 'align-items': 'center', ...gap(space(12)) } },
    children: [
      image('mark', '', { default: { width: '36px', height: '36px' } }, 'eager'),
      text('Северная тропа', [], 'span', {
        default: { font: font('heading'), 'white-space': 'nowrap' },
        mobile: { font: font('button') },
      }),
    ],
  }
  const navigation = box(
    {
      default: { 'flex-direction': 'row', 'align-items': 'center', 'margin-left': 'auto', ...gap(space(8), '28px') },
      mobile: { order: '1', width: '100%', 'margin-left': '0', 'justify-content': 'space-between', 'column-gap': space(16) },
    },
    LINKS.map(([label, section]) =>
      text(label, ['link'], 'span', { mobile: padding(space(4), '0') }, { link: kit.toSection(section) }),
    ),
    [],
    'nav',
    { name: 'Навигация', attributes: { 'aria-label': 'По странице' } },
  )
  const bar = row({ 'column-gap': space(32) }, [
    brand,
    navigation,
    button('Записаться', ['buttonSmall', 'primary'], kit.toSection('contacts')),
  ])
  return {
    element: 'section',
    props: { tag: 'header' },
    styles: {
      default: {
        ...padding(space(12), space(32)),
        position: 'sticky',
        'min-height': '68px',
        top: '0',
        'z-index': '10',
        'background-color': color('ground'),
        color: color('ink'),
        font: font('body'),
        'border-bottom-width': '1px',
        'border-bottom-style': 'solid',
        'border-bottom-color': color('line'),
      },
      tablet: padding(space(12), space(24)),
      mobile: { ...padding(space(12), space(20)), position: 'static' },
    },
    children: [
      {
        ...bar,
        classes: kit.classes('container'),
        styles: {
          ...bar.styles,
          mobile: { 'flex-wrap': 'wrap', 'justify-content': 'space-between', ...gap(space(12), space(12)) },
        },
      },
    ],
  }
}
