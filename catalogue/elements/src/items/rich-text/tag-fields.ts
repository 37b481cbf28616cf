import { boolean, choice, color, font, length, number, object, type Fields } from '@heddle/kit'
import { LIMITS } from './limits.ts'

const size = (usual: number) =>
  number({ label: { en: 'Size', ru: 'Размер' }, ...LIMITS.fontSize, default: usual, unit: 'px', bindable: true })
const tint = (en: string, ru: string, usual = '') => color({ label: { en, ru }, default: usual, bindable: true })
const room = (en: string, ru: string, usual = '') => length({ label: { en, ru }, default: usual, bindable: true })

/** A number that nobody has to set. */
const AS_AROUND = {
  help: { en: '0: as around it', ru: '0: как вокруг' },
  min: 0,
  default: 0,
  bindable: true,
} as const

const text = (usual: number): Fields => ({
  fontSize: size(usual),
  fontFamily: font({ label: { en: 'Family', ru: 'Шрифт' } }),
  fontWeight: number({ ...AS_AROUND, label: { en: 'Weight', ru: 'Насыщенность' }, max: 1000, step: 100 }),
  textAlign: choice({
    label: { en: 'Align', ru: 'Выравнивание' },
    options: [
      { value: '', label: { en: 'As around it', ru: 'Как вокруг' } },
      { value: 'left', label: { en: 'Left', ru: 'Слева' } },
      { value: 'center', label: { en: 'Centre', ru: 'По центру' } },
      { value: 'right', label: { en: 'Right', ru: 'Справа' } },
      { value: 'justify', label: { en: 'Justify', ru: 'По ширине' } },
    ],
    default: '',
    bindable: true,
  }),
  color: tint('Colour', 'Цвет'),
  lineHeight: number({ ...AS_AROUND, label: { en: 'Line height', ru: 'Высота строки' }, max: 10, step: 0.1 }),
  marginTop: room('Room above', 'Отступ сверху'),
  marginBottom: room('Room below', 'Отступ снизу'),
})

/** What of a rich text has a look of its own: its label, and the parts of that. */
const PARTS = {
  p: ['Paragraph', 'Абзац', text(LIMITS.text)],
  h1: ['Heading 1', 'Заголовок 1', text(LIMITS.headings[0])],
  h2: ['Heading 2', 'Заголовок 2', text(LIMITS.headings[1])],
  h3: ['Heading 3', 'Заголовок 3', text(LIMITS.headings[2])],
  h4: ['Heading 4', 'Заголовок 4', text(LIMITS.headings[3])],
  h5: ['Heading 5', 'Заголовок 5', text(LIMITS.headings[4])],
  h6: ['Heading 6', 'Заголовок 6', text(LIMITS.headings[5])],
  a: [
    'Links',
    'Ссылки',
    {
      fontSize: size(LIMITS.text),
      color: tint('Colour', 'Цвет'),
      underline: boolean({ label: { en: 'Underline', ru: 'Подчёркивание' }, default: true }),
    },
  ],
  mention: [
    'Mentions',
    'Упоминания',
    {
      fontSize: size(LIMITS.text),
      color: tint('Colour', 'Цвет', 'light-dark(#0b66c3, #7ab8ff)'),
      borderWidth: room('Border', 'Граница', '1px'),
      borderRadius: room('Corners', 'Скругление', '6px'),
    },
  ],
  blockquote: [
    'Quotes',
    'Цитаты',
    {
      color: tint('Colour', 'Цвет'),
      borderColor: tint('Border', 'Граница'),
      marginTop: room('Room above', 'Отступ сверху', '6px'),
      marginBottom: room('Room below', 'Отступ снизу', '6px'),
    },
  ],
  code: [
    'Code',
    'Код',
    {
      color: tint('Colour', 'Цвет', '#ffffff'),
      backgroundColor: tint('Background', 'Фон', '#0d0d0d'),
      borderRadius: room('Corners', 'Скругление', '8px'),
      paddingY: room('Room above and below', 'Отступ сверху и снизу', '12px'),
      paddingX: room('Room beside', 'Отступ по бокам', '16px'),
      fontSize: size(13),
    },
  ],
  img: [
    'Pictures',
    'Картинки',
    {
      maxWidth: room('Greatest width', 'Наибольшая ширина'),
      maxHeight: room('Greatest height', 'Наибольшая высота'),
    },
  ],
  checkbox: ['Task boxes', 'Флажки дел', { color: tint('Colour', 'Цвет') }],
  table: [
    'Tables',
    'Таблицы',
    {
      borderColor: tint('Border', 'Граница'),
      headerColor: tint('Header cells', 'Ячейки заголовка'),
      oddColor: tint('Odd rows', 'Нечётные строки'),
      evenColor: tint('Even rows', 'Чётные строки'),
      paddingY: room('Room above and below', 'Отступ сверху и снизу', '6px'),
      paddingX: room('Room beside', 'Отступ по бокам', '8px'),
    },
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, ru: string, fields: Fields]>>

type StyledTag = keyof typeof PARTS

const tag = (name: StyledTag) => {
  const [en, ru, fields] = PARTS[name]
  return object({ label: { en, ru }, fields, panel: 'style', when: (values) => (values['lookOf'] ?? 'p') === name })
}

/** How each sort of piece looks; the panel shows those of one. */
export const TAG_FIELDS = {
  lookOf: choice({
    label: { en: 'Look of', ru: 'Вид для' },
    help: { en: 'Which of the looks is set below.', ru: 'Чей вид настраивается ниже.' },
    options: Object.entries(PARTS).map(([value, [en, ru]]) => ({ value, label: { en, ru } })),
    default: 'p',
    panel: 'style',
  }),
  p: tag('p'),
  h1: tag('h1'),
  h2: tag('h2'),
  h3: tag('h3'),
  h4: tag('h4'),
  h5: tag('h5'),
  h6: tag('h6'),
  a: tag('a'),
  mention: tag('mention'),
  blockquote: tag('blockquote'),
  code: tag('code'),
  img: tag('img'),
  checkbox: tag('checkbox'),
  table: tag('table'),
} as const
