import { boolean, choice, color, defineElement, icon, list, number, text, type FieldValues } from '@heddle/kit'

const isKind =
  (...kinds: readonly string[]) =>
  ({ kind }: FieldValues): boolean =>
    kinds.includes(String(kind))

const MARKERS = [
  { value: 'disc', label: { en: 'Dot', ru: 'Точка' } },
  { value: 'circle', label: { en: 'Circle', ru: 'Кружок' } },
  { value: 'square', label: { en: 'Square', ru: 'Квадрат' } },
  { value: 'decimal', label: { en: '1, 2, 3', ru: '1, 2, 3' } },
  { value: 'lower-alpha', label: { en: 'a, b, c', ru: 'a, b, c' } },
  { value: 'upper-roman', label: { en: 'I, II, III', ru: 'I, II, III' } },
  { value: 'icon', label: { en: 'An icon', ru: 'Значок' } },
  { value: 'none', label: { en: 'None', ru: 'Нет' } },
] as const

/** Points one below another, or words with what they mean (elements reference 35). */
export const bulletListDefinition = defineElement({
  type: 'bullet-list',
  label: { en: 'Bullet list', ru: 'Список пунктов' },
  icon: 'list',
  group: 'basics',
  words: ['list', 'ul', 'ol', 'dl', 'bullets', 'points', 'numbered', 'checklist', 'features', 'список', 'пункты', 'нумерованный'],
  fields: {
    kind: choice({
      label: { en: 'Kind', ru: 'Вид' },
      options: [
        { value: 'ul', label: { en: 'Points', ru: 'Пункты' } },
        { value: 'ol', label: { en: 'In an order', ru: 'По порядку' } },
        { value: 'dl', label: { en: 'Words and what they mean', ru: 'Слова и пояснения' } },
      ],
      default: 'ul',
    }),
    items: list({
      label: { en: 'Items', ru: 'Пункты' },
      help: {
        en: 'From a formula: a list of texts, or of { label, text }.',
        ru: 'Из формулы: список текстов или { label, text }.',
      },
      item: {
        label: text({
          label: { en: 'Item', ru: 'Пункт' },
          translated: true,
          bindable: true,
          multiline: true,
          maxLength: 10_000,
        }),
        text: text({
          label: { en: 'What it means', ru: 'Пояснение' },
          translated: true,
          bindable: true,
          multiline: true,
          maxLength: 10_000,
        }),
      },
      itemLabel: 'label',
      default: ['First point', 'Second point', 'Third point'].map((label) => ({ label, text: '' })),
    }),
    marker: choice({
      label: { en: 'Marks', ru: 'Маркеры' },
      options: [{ value: 'auto', label: { en: 'As usual', ru: 'Обычные' } }, ...MARKERS],
      default: 'auto',
      panel: 'style',
      when: isKind('ul', 'ol'),
    }),
    icon: icon({
      label: { en: 'Icon', ru: 'Значок' },
      default: 'check',
      panel: 'style',
      when: ({ marker }) => marker === 'icon',
    }),
    markerColor: color({
      label: { en: 'Colour of the marks', ru: 'Цвет маркеров' },
      panel: 'style',
      bindable: true,
      screens: 'css',
      property: '--list-marker',
      when: isKind('ul', 'ol'),
    }),
    start: number({
      label: { en: 'Begins with', ru: 'Начинается с' },
      min: -1e6,
      max: 1e6,
      default: 1,
      bindable: true,
      when: isKind('ol'),
    }),
    reversed: boolean({ label: { en: 'Counts down', ru: 'В обратном порядке' }, bindable: true, when: isKind('ol') }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  editing: { minSize: 24, whenEmpty: { en: 'No items', ru: 'Нет пунктов' } },
  // A browser gives lists margins, and room for their marks.
  baseStyles: { default: { 'margin-top': '0', 'margin-bottom': '0', 'padding-left': '0', 'padding-right': '0' } },
  preset: { styles: { default: { 'line-height': '1.6' } } },
})
