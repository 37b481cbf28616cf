import { boolean, choice, color, defineElement, number, text, type FieldValues } from '@heddle/kit'
import { COUNT } from './limits.ts'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const
const hasText = ({ dot }: FieldValues): boolean => dot !== true

/** What is added with a badge selected to have it at its corner. */
const AT_A_CORNER: readonly string[] = ['avatar', 'icon', 'image', 'button']

/** A word or a number that is pointed out, alone or at the corner of something (elements reference 26). */
export const badgeDefinition = defineElement({
  type: 'badge',
  label: { en: 'Badge', ru: 'Значок-метка' },
  icon: 'badge',
  group: 'basics',
  words: ['tag', 'chip', 'pill', 'label', 'status', 'counter', 'notification', 'метка', 'счётчик', 'статус'],
  fields: {
    text: text({ label: { en: 'Text', ru: 'Текст' }, translated: true, maxLength: 1000, when: hasText }),
    max: number({
      label: { en: 'Counts to', ru: 'Считает до' },
      help: { en: 'A number above it is written as 99+.', ru: 'Число больше записано как 99+.' },
      ...COUNT,
      bindable: true,
      when: hasText,
    }),
    hidesZero: boolean({
      label: { en: 'Nothing for zero', ru: 'Скрывать ноль' },
      default: true,
      bindable: true,
      when: hasText,
    }),
    dot: boolean({ label: { en: 'Only a dot', ru: 'Только точка' }, bindable: true }),
    accessibleLabel: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      help: { en: 'Read instead of the text: “3 new messages”', ru: 'Читается вместо текста: «3 новых сообщения»' },
      translated: true,
      maxLength: 1000,
    }),
    corner: choice({
      label: { en: 'Corner', ru: 'Угол' },
      help: { en: 'Of what stands in it.', ru: 'Того, что в ней стоит.' },
      options: [
        { value: 'top-end', label: { en: 'Top, end', ru: 'Сверху, в конце' } },
        { value: 'top-start', label: { en: 'Top, beginning', ru: 'Сверху, в начале' } },
        { value: 'bottom-end', label: { en: 'Bottom, end', ru: 'Снизу, в конце' } },
        { value: 'bottom-start', label: { en: 'Bottom, beginning', ru: 'Снизу, в начале' } },
      ],
      default: 'top-end',
      panel: 'style',
    }),
    ground: color({ ...inRule, label: { en: 'Ground', ru: 'Фон метки' }, property: '--badge-ground' }),
    ink: color({ ...inRule, label: { en: 'Colour of the text', ru: 'Цвет текста' }, property: '--badge-ink' }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'effects'],
  slots: {
    children: {
      label: { en: 'Stands at the corner of', ru: 'Стоит на углу у' },
      addsOnce: true,
      // What follows it on the page stands beside it.
      takesAdded: (_, added) => added === undefined || AT_A_CORNER.includes(added),
    },
  },
  editing: { minSize: 16, typedIn: 'text' },
  baseStyles: { default: { display: 'inline-grid', 'align-items': 'center', 'justify-items': 'center', width: 'fit-content' } },
  preset: { props: { text: 'New' } },
  variants: [
    {
      id: 'status-dot',
      label: { en: 'Status dot', ru: 'Точка статуса' },
      icon: 'circle-dot',
      words: ['online', 'presence', 'indicator', 'индикатор'],
      matches: ({ props }) => props['dot'] === true,
      props: { dot: true, accessibleLabel: 'Online', ground: '#15803d' },
    },
  ],
})
