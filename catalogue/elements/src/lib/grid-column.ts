import { readPath } from '@heddle/document/values'
import { boolean, choice, color, formula, list, number, path, text, type FieldValues } from '@heddle/kit'
import { SLOT } from './grid/column.ts'
import { CELL_SLOTS, OPTIONS, WIDTH } from './grid/limits.ts'

const holdsAddress = ({ kind }: FieldValues): boolean => kind === 'link' || kind === 'image'
const hasOptions = ({ kind }: FieldValues): boolean => kind === 'select' || kind === 'tag'
const isDrawn = ({ kind }: FieldValues): boolean => kind === SLOT
const isTyped = ({ kind }: FieldValues): boolean => kind !== 'image' && kind !== 'action'
const isButton = ({ kind }: FieldValues): boolean => kind === 'action'
const isText = (values: FieldValues): boolean => isTyped(values) && values['kind'] !== 'link' && !isDrawn(values)

/** What a column is. */
export const GRID_COLUMN = {
  key: path({ of: 'data', label: { en: 'Field', ru: 'Поле' } }),
  title: text({
    label: { en: 'Title', ru: 'Заголовок' },
    help: { en: 'The name of the field when empty', ru: 'Если пусто, имя поля' },
    translated: true,
    bindable: true,
  }),
  kind: choice({
    label: { en: 'Kind', ru: 'Вид' },
    options: [
      { value: 'auto', label: { en: 'By its values', ru: 'По значениям' } },
      { value: 'text', label: { en: 'Text', ru: 'Текст' } },
      { value: 'number', label: { en: 'Number', ru: 'Число' } },
      { value: 'currency', label: { en: 'Money', ru: 'Деньги' } },
      { value: 'date', label: { en: 'Date', ru: 'Дата' } },
      { value: 'date-time', label: { en: 'Date and time', ru: 'Дата и время' } },
      { value: 'boolean', label: { en: 'Yes or no', ru: 'Да или нет' } },
      { value: 'select', label: { en: 'One of several', ru: 'Одно из нескольких' } },
      { value: 'tag', label: { en: 'Tag', ru: 'Метка' } },
      { value: 'rating', label: { en: 'Rating', ru: 'Оценка' } },
      { value: 'progress', label: { en: 'Progress', ru: 'Прогресс' } },
      { value: 'link', label: { en: 'Link', ru: 'Ссылка' } },
      { value: 'image', label: { en: 'Picture', ru: 'Картинка' } },
      { value: 'action', label: { en: 'Button', ru: 'Кнопка' } },
      { value: SLOT, label: { en: 'Elements', ru: 'Элементы' } },
    ],
    default: 'auto',
  }),
  slot: choice({
    label: { en: 'Cells', ru: 'Ячейки' },
    help: {
      en: 'What stands in this slot of the grid is drawn in each cell; formulas there read context.local.data.row and .cell',
      ru: 'Содержимое этого слота рисуется в каждой ячейке; формулы там читают context.local.data.row и .cell',
    },
    options: CELL_SLOTS.map((value, at) => ({ value, label: { en: `Cell ${at + 1}`, ru: `Ячейка ${at + 1}` } })),
    default: CELL_SLOTS[0],
    when: isDrawn,
  }),
  options: list({
    label: { en: 'Options', ru: 'Варианты' },
    help: { en: 'Values, and what they are called', ru: 'Значения и как они называются' },
    item: {
      value: text({ label: { en: 'Value', ru: 'Значение' }, bindable: true }),
      label: text({
        label: { en: 'Label', ru: 'Подпись' },
        help: { en: 'The value when empty', ru: 'Если пусто, само значение' },
        translated: true,
        bindable: true,
      }),
      color: color({ label: { en: 'Colour', ru: 'Цвет' }, help: { en: 'Of a tag', ru: 'Метки' }, bindable: true }),
    },
    itemLabel: 'value',
    max: OPTIONS,
    when: hasOptions,
  }),
  currency: text({
    label: { en: 'Currency', ru: 'Валюта' },
    help: { en: 'Three letters, such as EUR', ru: 'Три буквы, например EUR' },
    default: 'USD',
    maxLength: 3,
    bindable: true,
    when: ({ kind }) => kind === 'currency',
  }),
  most: number({
    label: { en: 'Out of', ru: 'Из' },
    help: {
      en: 'The whole of a progress, the stars of a rating; 0 for 100 and 5',
      ru: 'Целое прогресса, звёзды оценки; 0: 100 и 5',
    },
    min: 0,
    max: 1e9,
    default: 0,
    bindable: true,
    when: ({ kind }) => kind === 'rating' || kind === 'progress',
  }),
  actionName: text({
    label: { en: 'Name of the action', ru: 'Имя действия' },
    help: { en: 'The event “Button press” says it', ru: 'Его называет событие «Нажатие кнопки»' },
    placeholder: 'open',
    maxLength: 100,
    when: isButton,
  }),
  actionLabel: text({
    label: { en: 'Words of the button', ru: 'Слова кнопки' },
    help: { en: 'The title when empty', ru: 'Если пусто, заголовок' },
    translated: true,
    bindable: true,
    when: isButton,
  }),
  display: formula({
    label: { en: 'Shown as', ru: 'Показать как' },
    help: { en: 'Of value and row: what stands in the cell', ru: 'По value и row: что стоит в ячейке' },
    sample: { value: 4.2, row: { id: 2, name: 'Rye', price: 4.2 } },
    sampleRow: {
      of: 'data',
      names: (row, { key }) => ({ value: typeof key === 'string' ? readPath(row, key) : undefined, row }),
    },
    when: isText,
  }),
  total: choice({
    label: { en: 'Total', ru: 'Итог' },
    help: {
      en: 'In the foot, of all rows that the filter leaves; with pages of the collection of those on the page',
      ru: 'Внизу, по всем строкам фильтра; со страницами коллекции — по строкам страницы',
    },
    options: [
      { value: 'none', label: { en: 'None', ru: 'Нет' } },
      { value: 'sum', label: { en: 'Sum', ru: 'Сумма' } },
      { value: 'average', label: { en: 'Average', ru: 'Среднее' } },
      { value: 'least', label: { en: 'Least', ru: 'Наименьшее' } },
      { value: 'greatest', label: { en: 'Greatest', ru: 'Наибольшее' } },
      { value: 'count', label: { en: 'Count', ru: 'Количество' } },
    ],
    default: 'none',
    when: isTyped,
  }),
  wordsKey: path({
    of: 'data',
    label: { en: 'Words field', ru: 'Поле слов' },
    help: { en: 'Words of the link, or what the picture shows', ru: 'Слова ссылки или что на картинке' },
    when: holdsAddress,
  }),
  width: number({
    label: { en: 'Width', ru: 'Ширина' },
    help: { en: '0: as wide as what stands in it', ru: '0: по содержимому' },
    ...WIDTH,
    unit: 'px',
    bindable: true,
  }),
  minWidth: number({
    label: { en: 'Least width', ru: 'Наименьшая ширина' },
    help: { en: 'Also when visitors resize it; 0 for none', ru: 'И когда её меняют посетители; 0: нет' },
    ...WIDTH,
    unit: 'px',
    bindable: true,
  }),
  maxWidth: number({
    label: { en: 'Greatest width', ru: 'Наибольшая ширина' },
    help: { en: 'Also when visitors resize it; 0 for none', ru: 'И когда её меняют посетители; 0: нет' },
    ...WIDTH,
    unit: 'px',
    bindable: true,
  }),
  align: choice({
    label: { en: 'Alignment', ru: 'Выравнивание' },
    options: [
      { value: 'auto', label: { en: 'By kind', ru: 'По виду' } },
      { value: 'start', label: { en: 'Start', ru: 'К началу' } },
      { value: 'center', label: { en: 'Centre', ru: 'По центру' } },
      { value: 'end', label: { en: 'End', ru: 'К концу' } },
    ],
    default: 'auto',
  }),
  isSortable: boolean({ label: { en: 'Sortable', ru: 'Сортировка' }, default: true, bindable: true }),
  isFiltered: boolean({
    label: { en: 'Filter', ru: 'Фильтр' },
    help: { en: 'Below the heading', ru: 'Под заголовком' },
    bindable: true,
  }),
  isEditable: boolean({
    label: { en: 'Editable', ru: 'Редактируется' },
    help: { en: 'Visitors write in its cells', ru: 'Посетители пишут в ячейках' },
    bindable: true,
    when: (values) => isTyped(values) && !isDrawn(values),
  }),
  pinned: choice({
    label: { en: 'Stays in sight', ru: 'Закреплён' },
    options: [
      { value: 'none', label: { en: 'No', ru: 'Нет' } },
      { value: 'start', label: { en: 'At the start', ru: 'В начале' } },
      { value: 'end', label: { en: 'At the end', ru: 'В конце' } },
    ],
    default: 'none',
  }),
  isHidden: boolean({ label: { en: 'Hidden', ru: 'Скрыт' }, bindable: true }),
} as const
