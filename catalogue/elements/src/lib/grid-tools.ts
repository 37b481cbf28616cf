import { boolean, formula, text, type FieldValues } from '@heddle/kit'
import { WORDS } from './field-sections.ts'
import { GRID_SELECTION } from './grid-selection-fields.ts'

const said = { translated: true, section: WORDS } as const
const hasMenu = ({ columnsMenu }: FieldValues): boolean => columnsMenu !== false
const isMovable = ({ columnsMenu, movable }: FieldValues): boolean => columnsMenu !== false && movable !== false
const FILTER_HELP = {
  help: { en: '{title} stands for the heading', ru: 'На месте {title} стоит заголовок' },
} as const

/** What visitors may do with a data grid beside sorting and turning pages. */
export const GRID_TOOLS = {
  searchable: boolean({ label: { en: 'Search', ru: 'Поиск' } }),
  searchText: text({
    label: { en: 'Words of the search', ru: 'Слова поиска' },
    default: 'Search',
    when: ({ searchable }) => searchable !== false,
    ...said,
  }),
  ...GRID_SELECTION,
  expandable: boolean({
    label: { en: 'Rows open', ru: 'Строки раскрываются' },
    help: { en: 'A button shows what stands in “Row details”', ru: 'Кнопка показывает то, что стоит в «Подробностях строки»' },
  }),
  detailsText: text({
    label: { en: 'Name of a row’s button', ru: 'Имя кнопки строки' },
    help: { en: '{name} stands for the first cell that says something', ru: 'На месте {name} первая непустая ячейка' },
    default: 'Details of {name}',
    when: ({ expandable }) => expandable !== false,
    ...said,
  }),
  rowReorder: boolean({
    label: { en: 'Rows can be moved', ru: 'Строки можно двигать' },
    help: {
      en: 'By a grip in front of each. Not while they are sorted, filtered or in groups, nor with pages of the collection',
      ru: 'За ручку перед каждой. Не при сортировке, фильтре и группах и не со страницами коллекции',
    },
  }),
  rowColor: formula({
    label: { en: 'Colour of a row', ru: 'Цвет строки' },
    help: { en: 'By a formula of row; none when it gives none', ru: 'По формуле от row; нет, если она его не даёт' },
    sample: { row: { id: 2, name: 'Rye', price: 4.2 } },
    sampleRow: { of: 'data', names: (row) => ({ row }) },
  }),
  resizable: boolean({ label: { en: 'Columns can be resized', ru: 'Ширину можно менять' }, default: true }),
  movable: boolean({ label: { en: 'Columns can be moved', ru: 'Столбцы можно двигать' } }),
  columnsMenu: boolean({
    label: { en: 'Menu of columns', ru: 'Меню столбцов' },
    help: { en: 'Shows, hides, pins and moves them', ru: 'Показать, скрыть, закрепить, сдвинуть' },
  }),
  columnsText: text({ label: { en: 'Words of the menu', ru: 'Слова меню' }, default: 'Columns', when: hasMenu, ...said }),
  earlierText: text({
    label: { en: 'Name of moving back', ru: 'Имя сдвига назад' },
    ...FILTER_HELP,
    default: 'Move {title} back',
    when: isMovable,
    ...said,
  }),
  laterText: text({
    label: { en: 'Name of moving on', ru: 'Имя сдвига вперёд' },
    ...FILTER_HELP,
    default: 'Move {title} on',
    when: isMovable,
    ...said,
  }),
  pinText: text({
    label: { en: 'Name of pinning', ru: 'Имя закрепления' },
    ...FILTER_HELP,
    default: 'Keep {title} in sight',
    when: hasMenu,
    ...said,
  }),
  csv: boolean({ label: { en: 'Download as CSV', ru: 'Загрузка CSV' } }),
  csvText: text({
    label: { en: 'Words of the download', ru: 'Слова загрузки' },
    default: 'Download CSV',
    when: ({ csv }) => csv !== false,
    ...said,
  }),
  csvName: text({
    label: { en: 'Name of the file', ru: 'Имя файла' },
    placeholder: 'table',
    maxLength: 100,
    bindable: true,
    when: ({ csv }) => csv !== false,
  }),
  filterText: text({
    label: { en: 'Name of a filter', ru: 'Имя фильтра' },
    ...FILTER_HELP,
    default: 'Filter {title}',
    ...said,
  }),
  fromText: text({
    label: { en: 'Name of a filter’s lower end', ru: 'Имя нижней границы' },
    ...FILTER_HELP,
    default: '{title} from',
    ...said,
  }),
  toText: text({
    label: { en: 'Name of a filter’s upper end', ru: 'Имя верхней границы' },
    ...FILTER_HELP,
    default: '{title} to',
    ...said,
  }),
  filterConditions: boolean({
    label: { en: 'Filters with conditions', ru: 'Фильтры с условиями' },
    help: {
      en: 'A button beside each filter: is, is not, begins with, between, empty and the like, several at once',
      ru: 'Кнопка у каждого фильтра: равно, не равно, начинается с, между, пусто и т. п., по нескольку сразу',
    },
  }),
  conditionsText: text({
    label: { en: 'Name of the conditions', ru: 'Имя условий' },
    ...FILTER_HELP,
    default: 'Conditions for {title}',
    when: ({ filterConditions }) => filterConditions !== false,
    ...said,
  }),
  anyText: text({ label: { en: 'Word for any', ru: 'Слово «любое»' }, default: 'All', ...said }),
} as const
