import { boolean, choice, color, FLOATING, number, path, text, type FieldValues } from '@heddle/kit'
import { CHOICES, LIMIT, LIST_EDGE, LIST_HEIGHT, LIST_RADIUS } from './limits.ts'

const hasMany = ({ multiple }: FieldValues): boolean => multiple !== false
const isSearched = ({ searchable }: FieldValues): boolean => searchable !== false
const isEndless = ({ infiniteScroll }: FieldValues): boolean => infiniteScroll !== false

/** Whether the list is more than a browser can draw. A formula counts as what it may come to be. */
export const isDrawn = ({ drawn, layoutType, ...values }: FieldValues): boolean =>
  drawn !== false ||
  layoutType !== 'text' ||
  [values['multiple'], values['searchable'], values['allowCreation'], values['clearIcon']].some((one) => one !== false) ||
  [values['limitedOptions'], values['infiniteScroll']].some((one) => one !== false)

const when = isDrawn
const inRule = { panel: 'style', bindable: true, screens: 'css', when } as const
const said = { translated: true, when } as const

/** Fields of a list that the site draws; the first of them turn one into such a list. */
export const DRAWN_FIELDS = {
  drawn: boolean({
    label: { en: 'Look of its own', ru: 'Свой вид списка' },
    help: {
      en: 'The site draws the open list. Search, several choices, icons and layouts do so too; else the browser draws it.',
      ru: 'Открытый список рисует сайт. Так же действуют поиск, несколько значений, значки и раскладки; иначе рисует браузер.',
    },
  }),
  searchable: boolean({ label: { en: 'Searchable', ru: 'Поиск' } }),
  searchBy: text({
    label: { en: 'Searched fields', ru: 'Поля для поиска' },
    help: { en: 'Names with commas between; the label when empty.', ru: 'Имена через запятую; если пусто, подпись.' },
    when: isSearched,
  }),
  localSearch: boolean({
    label: { en: 'Search among the options', ru: 'Искать среди вариантов' },
    help: {
      en: 'When off, all options are shown: a workflow on the event “Search” finds them, such as by a server.',
      ru: 'Если выключено, показаны все варианты: их находит сценарий события «Поиск», например на сервере.',
    },
    default: true,
    bindable: true,
    when: isSearched,
  }),
  searchPlaceholder: text({
    label: { en: 'Search hint', ru: 'Подсказка поиска' },
    default: 'Search',
    translated: true,
    when: isSearched,
  }),
  multiple: boolean({ label: { en: 'Several choices', ru: 'Несколько значений' } }),
  maxChoices: number({
    label: { en: 'Most choices', ru: 'Не больше значений' },
    help: { en: '0 for no limit.', ru: '0 — без ограничения.' },
    ...CHOICES,
    bindable: true,
    when: hasMany,
  }),
  chosenAs: choice({
    label: { en: 'Choices are shown as', ru: 'Выбранное показано' },
    options: [
      { value: 'tags', label: { en: 'Tags', ru: 'Метками' } },
      { value: 'count', label: { en: 'Their number', ru: 'Числом' } },
    ],
    default: 'tags',
    bindable: true,
    when: hasMany,
  }),
  countText: text({
    label: { en: 'Words of the number', ru: 'Слова числа' },
    default: '{count} chosen',
    translated: true,
    when: (values) => hasMany(values) && values['chosenAs'] !== 'tags',
  }),
  hideSelected: boolean({ label: { en: 'Hide what is chosen', ru: 'Скрывать выбранное' }, bindable: true, when: hasMany }),
  allowCreation: boolean({
    label: { en: 'New options', ru: 'Новые варианты' },
    help: { en: 'What is typed may be chosen.', ru: 'Набранное можно выбрать.' },
  }),
  closeOnSelect: boolean({ label: { en: 'Close on choice', ru: 'Закрывать при выборе' }, default: true, bindable: true, when }),
  clearIcon: boolean({ label: { en: 'Icon to clear', ru: 'Значок очистки' } }),
  caretIcon: boolean({ label: { en: 'Icon to open', ru: 'Значок раскрытия' }, default: true, bindable: true, when }),
  limitedOptions: boolean({
    label: { en: 'Limited options', ru: 'Ограничить число' },
    // A list that goes on at its end is limited anyway.
    when: (values) => !isEndless(values),
  }),
  infiniteScroll: boolean({
    label: { en: 'More at the end', ru: 'Подгружать в конце' },
    help: {
      en: 'As many again are shown whenever the end is scrolled to.',
      ru: 'Столько же появляется каждый раз, когда список прокручен до конца.',
    },
  }),
  limit: number({
    label: { en: 'Options at a time', ru: 'Сколько показывать' },
    ...LIMIT,
    bindable: true,
    when: (values) => values['limitedOptions'] !== false || isEndless(values),
  }),
  layoutType: choice({
    label: { en: 'Option layout', ru: 'Вид варианта' },
    options: [
      { value: 'text', label: { en: 'Text', ru: 'Текст' } },
      { value: 'image', label: { en: 'Image and text', ru: 'Картинка и текст' } },
      { value: 'free', label: { en: 'Own elements', ru: 'Свои элементы' } },
    ],
    default: 'text',
  }),
  imageField: path({
    of: 'options',
    label: { en: 'Image field', ru: 'Поле картинки' },
    default: 'image',
    when: ({ layoutType }) => layoutType === 'image',
  }),
  loading: boolean({ label: { en: 'Loading', ru: 'Загрузка' }, bindable: true, when }),
  loadingText: text({ ...said, label: { en: 'Words while loading', ru: 'Слова при загрузке' }, default: 'Loading…' }),
  noOptionsText: text({ ...said, label: { en: 'Words without options', ru: 'Слова без вариантов' }, default: 'No options' }),
  noResultsText: text({
    ...said,
    label: { en: 'Words without results', ru: 'Слова без результатов' },
    default: 'No results found',
  }),
  resultsText: text({
    ...said,
    label: { en: 'Number of results', ru: 'Число результатов' },
    help: { en: 'For screen readers.', ru: 'Для экранных дикторов.' },
    default: '{count} results',
  }),
  createText: text({
    ...said,
    label: { en: 'Words for a new option', ru: 'Слова для нового' },
    default: 'Create “{text}”',
    when: ({ allowCreation }) => allowCreation !== false,
  }),
  clearText: text({ ...said, label: { en: 'Name of the clear icon', ru: 'Имя значка очистки' }, default: 'Clear' }),
  removeText: text({ ...said, label: { en: 'Name of a tag’s icon', ru: 'Имя значка метки' }, default: 'Remove {label}' }),
  position: choice({ ...FLOATING.position, when }),
  alignment: choice({ ...FLOATING.alignment, when }),
  offsetX: { ...FLOATING.offsetX, when },
  offsetY: { ...FLOATING.offsetY, default: '4px', when },
  listHeight: number({
    label: { en: 'Greatest height', ru: 'Наибольшая высота' },
    ...LIST_HEIGHT,
    unit: 'px',
    panel: 'style',
    screens: 'css',
    property: '--list-height',
    when,
  }),
  listBackground: color({ ...inRule, label: { en: 'List', ru: 'Список' }, property: '--list' }),
  listColor: color({ ...inRule, label: { en: 'Text of the list', ru: 'Текст списка' }, property: '--list-text' }),
  listBorder: color({ ...inRule, label: { en: 'Edge of the list', ru: 'Край списка' }, property: '--list-border' }),
  listBorderWidth: number({
    label: { en: 'Width of its edge', ru: 'Толщина края' },
    ...LIST_EDGE,
    unit: 'px',
    panel: 'style',
    screens: 'css',
    property: '--list-edge',
    when,
  }),
  listRadius: number({
    label: { en: 'Corners of the list', ru: 'Углы списка' },
    ...LIST_RADIUS,
    unit: 'px',
    panel: 'style',
    screens: 'css',
    property: '--list-radius',
    when,
  }),
  optionHover: color({ ...inRule, label: { en: 'Option in use', ru: 'Вариант под курсором' }, property: '--option-hover' }),
  optionSelected: color({ ...inRule, label: { en: 'Chosen option', ru: 'Выбранный вариант' }, property: '--option-chosen' }),
  optionSelectedHover: color({
    ...inRule,
    label: { en: 'Chosen option in use', ru: 'Выбранный под курсором' },
    property: '--option-chosen-hover',
  }),
  optionSelectedColor: color({
    ...inRule,
    label: { en: 'Text of the chosen one', ru: 'Текст выбранного' },
    property: '--option-chosen-text',
  }),
  tagBackground: color({ ...inRule, label: { en: 'Tags', ru: 'Метки' }, property: '--tag', when: hasMany }),
  tagColor: color({ ...inRule, label: { en: 'Text of tags', ru: 'Текст меток' }, property: '--tag-text', when: hasMany }),
} as const
