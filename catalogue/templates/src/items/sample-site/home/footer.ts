import { gap, padding } from '@heddle/kit'
import type { Piece } from '../../../lib/piece.ts'
import type { Pieces, SiteKit } from '../site-kit.ts'

/** The end of every page. */
export function footer(kit: SiteKit, { text, box, row }: Pieces): Piece {
  const { color, space, font } = kit
  const links = row({ 'flex-wrap': 'wrap', ...gap(space(8), space(24)) }, [
    text('Главная', ['link'], 'span', {}, { link: kit.toPage('home') }),
    text('Маршруты', ['link'], 'span', {}, { link: kit.toSection('tours') }),
    text('Проверка', ['link'], 'span', {}, { link: kit.toPage('test') }),
  ])
  return {
    element: 'section',
    props: { tag: 'footer' },
    styles: {
      default: {
        ...padding(space(40), space(32), '72px', space(32)),
        'background-color': color('ground'),
        color: color('ink'),
        font: font('body'),
      },
      mobile: padding(space(32), space(20), '72px', space(20)),
    },
    children: [
      box(
        { default: gap(space(24)) },
        [
          { element: 'divider', styles: { default: { width: '100%', height: '1px', 'background-color': color('line') } } },
          box(
            {
              default: {
                'flex-direction': 'row',
                'justify-content': 'space-between',
                'align-items': 'center',
                'flex-wrap': 'wrap',
                ...gap(space(16)),
              },
            },
            [text('© Студия «Северная тропа»', ['muted']), links],
          ),
          text('Студия вымышлена и показывает возможности конструктора. Иллюстрации нарисованы для этого шаблона.', [], 'p', {
            default: { font: font('note'), color: color('muted') },
          }),
        ],
        ['container'],
      ),
    ],
  }
}
