import { gap, padding, radius } from '@heddle/kit'
import type { Piece } from '../../../lib/piece.ts'
import { part, type Pieces, type SiteKit } from '../site-kit.ts'

const DETAILS = [
  ['map-pin', 'Мурманск, улица Полярные Зори, 12'],
  ['clock', 'Понедельник — пятница, с 10 до 19'],
] as const

/** How to reach the studio. */
export function contacts(kit: SiteKit, { text, box, row, icon, button }: Pieces): Piece {
  const { color, space } = kit
  const detail = ([name, words]: (typeof DETAILS)[number]) =>
    row({ 'column-gap': space(12), color: color('onDeepMuted') }, [
      icon(name, 18),
      text(words, [], 'span', { default: { font: kit.font('small') } }),
    ])
  return {
    ...part(kit, 'Контакты', 'contacts'),
    classes: kit.classes('section'),
    styles: { default: { 'padding-top': '0' }, tablet: { 'padding-top': '0' }, mobile: { 'padding-top': '0' } },
    children: [
      box(
        {
          default: {
            ...padding('64px'),
            ...radius('28px'),
            ...gap(space(24)),
            'background-color': color('deep'),
            color: color('onDeep'),
            'align-items': 'center',
          },
          tablet: padding('48px', space(32)),
          mobile: { ...padding(space(40), space(20)), ...radius('20px') },
        },
        [
          text('Расскажите, куда вас тянет', ['title'], 'h2', { default: { 'text-align': 'center' } }),
          text('Напишите или позвоните — подберём маршрут по силам, датам и настроению. Ответим сегодня.', ['lead'], 'p', {
            default: { color: color('onDeepMuted'), 'text-align': 'center', 'max-width': '560px' },
          }),
          row({ 'flex-wrap': 'wrap', 'justify-content': 'center', ...gap(space(12)) }, [
            button(
              'privet@severnaya-tropa.example',
              ['secondary'],
              { type: 'mail', href: 'privet@severnaya-tropa.example' },
              {
                props: { hasLeftIcon: true },
                slots: { leftIcon: [icon('mail', 18)] },
                styles: { mobile: { font: kit.font('small'), ...padding('14px', space(16)) } },
              },
            ),
            button(
              '+7 815 200-11-00',
              ['secondary'],
              { type: 'tel', href: '+7 815 200-11-00' },
              {
                props: { hasLeftIcon: true },
                slots: { leftIcon: [icon('phone', 18)] },
              },
            ),
          ]),
          box(
            {
              default: {
                'flex-direction': 'row',
                'flex-wrap': 'wrap',
                'justify-content': 'center',
                ...gap(space(12), space(32)),
              },
              mobile: { 'flex-direction': 'column' },
            },
            DETAILS.map(detail),
          ),
        ],
        ['container'],
      ),
    ],
  }
}
