import { choice, number, text } from '@heddle/kit'

const TAGS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
const line = (en: string, ru: string) => text({ label: { en, ru } })
const count = (en: string, ru: string) => number({ label: { en, ru }, min: 1, max: 50, default: 3, bindable: true })

/** What workflows may ask of a text, beside focus and value. */
export const TEXT_ACTIONS = {
  'set-tag': {
    label: { en: 'Set text type', ru: 'Задать вид текста' },
    parameters: {
      tag: choice({
        label: { en: 'Type', ru: 'Вид' },
        options: TAGS.map((value) => ({
          value,
          label: value === 'p' ? { en: 'Paragraph', ru: 'Абзац' } : { en: `Heading ${value[1]}`, ru: `Заголовок ${value[1]}` },
        })),
        default: 'p',
        bindable: true,
      }),
    },
  },
  'toggle-bold': { label: { en: 'Toggle bold', ru: 'Жирный' } },
  'toggle-italic': { label: { en: 'Toggle italic', ru: 'Курсив' } },
  'toggle-underline': { label: { en: 'Toggle underline', ru: 'Подчёркнутый' } },
  'toggle-strike': { label: { en: 'Toggle strike', ru: 'Зачёркнутый' } },
  'toggle-code': { label: { en: 'Toggle inline code', ru: 'Код в строке' } },
  'set-text-align': {
    label: { en: 'Set text align', ru: 'Задать выравнивание' },
    parameters: {
      align: choice({
        label: { en: 'Align', ru: 'Выравнивание' },
        options: [
          { value: 'left', label: { en: 'Left', ru: 'Слева' } },
          { value: 'center', label: { en: 'Centre', ru: 'По центру' } },
          { value: 'right', label: { en: 'Right', ru: 'Справа' } },
          { value: 'justify', label: { en: 'Justify', ru: 'По ширине' } },
        ],
        default: 'left',
        bindable: true,
      }),
    },
  },
  'set-color': { label: { en: 'Set colour', ru: 'Задать цвет' }, parameters: { color: line('Colour', 'Цвет') } },
  'set-link': { label: { en: 'Set link', ru: 'Задать ссылку' }, parameters: { url: line('Address', 'Адрес') } },
  'unset-link': { label: { en: 'Remove link', ru: 'Убрать ссылку' } },
  'set-image': {
    label: { en: 'Insert picture', ru: 'Вставить картинку' },
    parameters: { src: line('Address', 'Адрес'), alt: line('Description', 'Описание'), title: line('Title', 'Заголовок') },
  },
  'toggle-bullet-list': { label: { en: 'Toggle bullet list', ru: 'Маркированный список' } },
  'toggle-ordered-list': { label: { en: 'Toggle ordered list', ru: 'Нумерованный список' } },
  'toggle-check-list': { label: { en: 'Toggle task list', ru: 'Список дел' } },
  'toggle-code-block': { label: { en: 'Toggle code block', ru: 'Блок кода' } },
  'toggle-blockquote': { label: { en: 'Toggle quote', ru: 'Цитата' } },
  'insert-table': {
    label: { en: 'Insert table', ru: 'Вставить таблицу' },
    parameters: { rows: count('Rows', 'Строки'), columns: count('Columns', 'Столбцы') },
  },
  'insert-row-before': { label: { en: 'Insert row above', ru: 'Вставить строку выше' } },
  'insert-row-after': { label: { en: 'Insert row below', ru: 'Вставить строку ниже' } },
  'insert-column-before': { label: { en: 'Insert column before', ru: 'Вставить столбец слева' } },
  'insert-column-after': { label: { en: 'Insert column after', ru: 'Вставить столбец справа' } },
  'delete-row': { label: { en: 'Delete row', ru: 'Удалить строку' } },
  'delete-column': { label: { en: 'Delete column', ru: 'Удалить столбец' } },
  'delete-table': { label: { en: 'Delete table', ru: 'Удалить таблицу' } },
  'insert-text': { label: { en: 'Insert text', ru: 'Вставить текст' }, parameters: { text: line('Text', 'Текст') } },
  'insert-mention': {
    label: { en: 'Insert mention', ru: 'Вставить упоминание' },
    parameters: { id: line('Id', 'Идентификатор'), label: line('Label', 'Имя') },
  },
  undo: { label: { en: 'Undo', ru: 'Отменить' } },
  redo: { label: { en: 'Redo', ru: 'Вернуть' } },
} as const
