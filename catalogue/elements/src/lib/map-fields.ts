import { boolean, choice, color, file, list, number, path, text, value, type FieldValues } from '@heddle/kit'
import { doubtRegion } from './doubt-region.ts'
import { LONGEST } from './drawing/limits.ts'
import { HOVER_OPACITY, TRANSITION } from './map/limits.ts'
import { SAMPLE_MAP } from './map-sample.ts'
import { rowTexts } from './row-texts.ts'

const hasTooltip = ({ tooltip }: FieldValues): boolean => tooltip !== false
const canZoom = ({ zoom }: FieldValues): boolean => zoom === true
const ownColors = ({ keepColors }: FieldValues): boolean => keepColors !== true
const canSelect = ({ selectionMode }: FieldValues): boolean => selectionMode !== 'none'

interface Styled {
  readonly default?: string
  readonly when?: (values: FieldValues) => boolean
}

const styled = (label: { readonly en: string; readonly ru: string }, property: string, more: Styled = {}) =>
  color({ label, property, panel: 'style', bindable: true, screens: 'css', ...more })

/** What a map shows and does (specification section 3, interactive map; elements reference 28). */
export const MAP_FIELDS = {
  svgFile: file({
    label: { en: 'File', ru: 'Файл' },
    help: { en: 'An SVG picture; without one the code below counts.', ru: 'Картинка SVG; без неё действует код ниже.' },
    isFetched: true,
  }),
  svgContent: text({
    label: { en: 'SVG code', ru: 'Код SVG' },
    help: {
      en: 'Shapes and groups with an id are regions.',
      ru: 'Фигуры и группы с id становятся областями.',
    },
    multiline: true,
    default: SAMPLE_MAP,
    maxLength: LONGEST,
    when: ({ svgFile }) => !svgFile,
  }),
  nonInteractiveIds: list({
    label: { en: 'No regions', ru: 'Не области' },
    help: {
      en: 'Ids of what nobody points at: water, borders, a layer.',
      ru: 'Id того, на что не указывают: вода, границы, слой.',
    },
    item: text({ label: { en: 'Id', ru: 'Id' } }),
    doubt: doubtRegion,
  }),
  regionColors: list({
    label: { en: 'Colours of regions', ru: 'Цвета областей' },
    item: {
      regionId: text({ label: { en: 'Region', ru: 'Область' } }),
      color: color({ label: { en: 'Colour', ru: 'Цвет' }, bindable: true }),
      hoverColor: color({ label: { en: 'Under the pointer', ru: 'Под указателем' }, bindable: true }),
    },
    itemLabel: 'regionId',
    doubt: doubtRegion,
    max: 5000,
  }),
  regionData: value({
    label: { en: 'Data of regions', ru: 'Данные областей' },
    help: { en: 'Rows that events and the tooltip tell of.', ru: 'Строки, о которых рассказывают события и подсказка.' },
    rows: true,
    textsAt: ['regionTexts'],
    default: [],
  }),
  regionTexts: rowTexts('regionData'),
  regionIdField: path({
    of: 'regionData',
    label: { en: 'Field with the region', ru: 'Поле с областью' },
    default: 'id',
  }),
  selectionMode: choice({
    label: { en: 'Selection', ru: 'Выбор' },
    options: [
      { value: 'none', label: { en: 'None', ru: 'Нет' } },
      { value: 'single', label: { en: 'One', ru: 'Одна' } },
      { value: 'multiple', label: { en: 'Several', ru: 'Несколько' } },
    ],
    default: 'single',
    bindable: true,
  }),
  toggleSelection: boolean({
    label: { en: 'A second click deselects', ru: 'Второе нажатие снимает выбор' },
    default: true,
    bindable: true,
    when: canSelect,
  }),
  initialSelection: value({
    label: { en: 'Selected at first', ru: 'Выбрано в начале' },
    help: { en: 'The id of a region, or a list of them.', ru: 'Id области или список.' },
    default: '',
    doubt: doubtRegion,
    when: canSelect,
  }),
  tooltip: boolean({ label: { en: 'Tooltip', ru: 'Подсказка' }, default: true, bindable: true }),
  tooltipTemplate: text({
    label: { en: 'Words of the tooltip', ru: 'Текст подсказки' },
    help: { en: '{title}, {id} and fields of the data, such as {sales}.', ru: '{title}, {id} и поля данных, например {sales}.' },
    translated: true,
    multiline: true,
    default: '{title}',
    maxLength: 1000,
    when: hasTooltip,
  }),
  accessibleLabel: text({
    label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
    translated: true,
    default: 'Map',
    maxLength: 500,
  }),
  zoom: boolean({
    label: { en: 'Zoom and move', ru: 'Масштаб и сдвиг' },
    help: {
      en: 'By buttons, a pinch of two fingers or on a trackpad, + and − keys.',
      ru: 'Кнопками, щипком двумя пальцами или на тачпаде, клавишами + и −.',
    },
    bindable: true,
  }),
  zoomInLabel: text({ label: { en: 'Nearer', ru: 'Ближе' }, translated: true, default: 'Zoom in', when: canZoom }),
  zoomOutLabel: text({ label: { en: 'Further', ru: 'Дальше' }, translated: true, default: 'Zoom out', when: canZoom }),
  zoomResetLabel: text({ label: { en: 'The whole', ru: 'Целиком' }, translated: true, default: 'Whole map', when: canZoom }),
  keepColors: boolean({
    label: { en: 'Own colours of the drawing', ru: 'Свои цвета рисунка' },
    panel: 'style',
    bindable: true,
  }),
  regionColor: styled({ en: 'Regions', ru: 'Области' }, '--map-fill', {
    default: 'light-dark(#d1d5db, #4b5563)',
    when: ownColors,
  }),
  strokeColor: styled({ en: 'Borders', ru: 'Границы' }, '--map-stroke', { default: 'light-dark(#fff, #14181f)' }),
  strokeWidth: number({
    label: { en: 'Width of borders', ru: 'Толщина границ' },
    min: 0,
    max: 20,
    step: 0.5,
    default: 1,
    unit: 'px',
    panel: 'style',
    bindable: true,
  }),
  hoverColor: styled({ en: 'Under the pointer', ru: 'Под указателем' }, '--map-hover', { when: ownColors }),
  hoverOpacity: number({
    label: { en: 'Opacity under the pointer', ru: 'Непрозрачность под указателем' },
    ...HOVER_OPACITY,
    step: 0.05,
    panel: 'style',
    bindable: true,
  }),
  selectedColor: styled({ en: 'Selected', ru: 'Выбранные' }, '--map-selected', {
    default: 'light-dark(#1f5fe0, #7aa5ff)',
    when: canSelect,
  }),
  selectedStroke: styled({ en: 'Borders of selected', ru: 'Границы выбранных' }, '--map-selected-stroke', { when: canSelect }),
  selectedOpacity: number({
    label: { en: 'Opacity of selected', ru: 'Непрозрачность выбранных' },
    min: 0,
    max: 1,
    step: 0.05,
    default: 1,
    panel: 'style',
    bindable: true,
    when: canSelect,
  }),
  tooltipColor: styled({ en: 'Text of the tooltip', ru: 'Текст подсказки' }, '--map-tip-text', {
    default: 'light-dark(#fff, #14181f)',
    when: hasTooltip,
  }),
  tooltipBackground: styled({ en: 'Ground of the tooltip', ru: 'Фон подсказки' }, '--map-tip', {
    default: 'light-dark(#14181f, #edf0f5)',
    when: hasTooltip,
  }),
  transitionDuration: number({
    label: { en: 'Time of transitions', ru: 'Время переходов' },
    ...TRANSITION,
    unit: 'ms',
    panel: 'style',
    bindable: true,
  }),
  transitionEasing: choice({
    label: { en: 'Easing', ru: 'Плавность' },
    options: [
      { value: 'ease', label: { en: 'Ease', ru: 'Плавно' } },
      { value: 'linear', label: { en: 'Linear', ru: 'Линейно' } },
      { value: 'ease-in', label: { en: 'Ease in', ru: 'С разгоном' } },
      { value: 'ease-out', label: { en: 'Ease out', ru: 'С торможением' } },
      { value: 'ease-in-out', label: { en: 'Ease in and out', ru: 'С разгоном и торможением' } },
    ],
    default: 'ease',
    panel: 'style',
    bindable: true,
  }),
} as const
