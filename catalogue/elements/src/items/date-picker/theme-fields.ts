import { color, font, length } from '@heddle/kit'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

/** Colours, type and sizes of the calendar. */
export const THEME_FIELDS = {
  primaryColor: color({ ...inRule, label: { en: 'Chosen', ru: 'Выбранное' }, property: '--date-primary' }),
  primaryText: color({ ...inRule, label: { en: 'Text of chosen', ru: 'Текст выбранного' }, property: '--date-primary-text' }),
  highlightColor: color({ ...inRule, label: { en: 'Inside the range', ru: 'Внутри периода' }, property: '--date-highlight' }),
  hoverColor: color({ ...inRule, label: { en: 'Pointed at', ru: 'Под указателем' }, property: '--date-hover' }),
  hoverText: color({ ...inRule, label: { en: 'Text pointed at', ru: 'Текст под указателем' }, property: '--date-hover-text' }),
  disabledColor: color({ ...inRule, label: { en: 'Out of use', ru: 'Недоступное' }, property: '--date-off' }),
  mutedColor: color({
    ...inRule,
    label: { en: 'Weekdays, other months', ru: 'Дни недели, другие месяцы' },
    property: '--date-muted',
  }),
  panelColor: color({ ...inRule, label: { en: 'Panel', ru: 'Панель' }, property: '--date-panel' }),
  panelText: color({ ...inRule, label: { en: 'Text of the panel', ru: 'Текст панели' }, property: '--date-text' }),
  panelBorder: color({ ...inRule, label: { en: 'Edge of the panel', ru: 'Край панели' }, property: '--date-border' }),
  fieldBorder: color({
    ...inRule,
    label: { en: 'Edge of times and buttons', ru: 'Край времени и кнопок' },
    property: '--date-field',
  }),
  fieldBorderHover: color({
    ...inRule,
    label: { en: 'That edge pointed at', ru: 'Этот край под указателем' },
    property: '--date-field-hover',
  }),
  iconColor: color({ ...inRule, label: { en: 'Icons', ru: 'Значки' }, property: '--date-icon' }),
  iconHover: color({ ...inRule, label: { en: 'Icons pointed at', ru: 'Значки под указателем' }, property: '--date-icon-hover' }),
  selectColor: color({ ...inRule, label: { en: 'Select button', ru: 'Кнопка «Выбрать»' }, property: '--date-select' }),
  selectDisabled: color({
    ...inRule,
    label: { en: 'Select button out of use', ru: 'Недоступная «Выбрать»' },
    property: '--date-select-off',
  }),
  dangerColor: color({ ...inRule, label: { en: 'Cancel and clear', ru: 'Отмена и очистка' }, property: '--date-danger' }),
  scrollColor: color({ ...inRule, label: { en: 'Scroll bar', ru: 'Полоса прокрутки' }, property: '--date-scroll' }),
  scrollTrack: color({ ...inRule, label: { en: 'Its track', ru: 'Её дорожка' }, property: '--date-scroll-track' }),
  panelFont: font({ ...inRule, label: { en: 'Font', ru: 'Шрифт' }, property: '--date-font' }),
  panelFontSize: length({
    ...inRule,
    label: { en: 'Size of the text', ru: 'Размер текста' },
    property: '--date-size',
    default: '14px',
  }),
  timeFontSize: length({
    ...inRule,
    label: { en: 'Size of times', ru: 'Размер времени' },
    property: '--date-time-size',
    default: '18px',
  }),
  previewFontSize: length({
    ...inRule,
    label: { en: 'Size of what is picked', ru: 'Размер выбранного внизу' },
    property: '--date-preview-size',
    default: '13px',
  }),
  panelRadius: length({
    ...inRule,
    label: { en: 'Corners of the panel', ru: 'Углы панели' },
    property: '--date-panel-radius',
    default: '10px',
  }),
  panelWidth: length({
    ...inRule,
    label: { en: 'Least width of the panel', ru: 'Наименьшая ширина панели' },
    property: '--date-width',
    default: '0px',
  }),
  cellSize: length({ ...inRule, label: { en: 'Size of a day', ru: 'Размер дня' }, property: '--date-cell', default: '36px' }),
  cellRadius: length({ ...inRule, label: { en: 'Corners of a day', ru: 'Углы дня' }, property: '--date-radius', default: '6px' }),
  cellPadding: length({
    ...inRule,
    label: { en: 'Room inside a day', ru: 'Отступ внутри дня' },
    property: '--date-cell-padding',
    default: '0px',
  }),
} as const
