import { boolean, border, choice, defineElement, number, padding, radius, text } from '@heddle/kit'
import { DURATION } from './limits.ts'

const local = {
  data: { accordion: { isOpen: { label: { en: 'Is open', ru: 'Открыто' }, example: true } } },
  methods: {
    accordion: {
      open: { label: { en: 'Open', ru: 'Открыть' } },
      close: { label: { en: 'Close', ru: 'Закрыть' } },
      toggle: { label: { en: 'Toggle', ru: 'Переключить' } },
    },
  },
}

/** A header that opens what stands under it: the browser's own `details` (specification section 3, accordion). */
export const accordionDefinition = defineElement({
  type: 'accordion',
  label: { en: 'Accordion', ru: 'Аккордеон' },
  icon: 'list-collapse',
  group: 'structure',
  words: ['collapse', 'disclosure', 'details', 'faq', 'expand', 'спойлер', 'вопросы и ответы'],
  fields: {
    value: boolean({ label: { en: 'Open at first', ru: 'Открыт в начале' }, bindable: true }),
    group: text({
      label: { en: 'Group', ru: 'Группа' },
      help: {
        en: 'Of those with the same name one is open at a time.',
        ru: 'Из аккордеонов с одинаковым именем открыт только один.',
      },
      bindable: true,
    }),
    marker: choice({
      label: { en: 'Mark', ru: 'Знак' },
      help: { en: 'At the end of the header; it turns when it opens.', ru: 'В конце заголовка; поворачивается при открытии.' },
      options: [
        { value: 'none', label: { en: 'None', ru: 'Нет' } },
        { value: 'chevron', label: { en: 'Arrow', ru: 'Стрелка' } },
        { value: 'plus', label: { en: 'Plus and minus', ru: 'Плюс и минус' } },
      ],
      default: 'none',
      bindable: true,
    }),
    heading: choice({
      label: { en: 'Heading', ru: 'Уровень заголовка' },
      help: {
        en: 'Makes the header one of the headings that screen readers list.',
        ru: 'Делает заголовок одним из тех, что перечисляют экранные дикторы.',
      },
      options: [
        { value: 'none', label: { en: 'None', ru: 'Нет' } },
        { value: 'h2', label: { en: 'Heading 2', ru: 'Заголовок 2' } },
        { value: 'h3', label: { en: 'Heading 3', ru: 'Заголовок 3' } },
        { value: 'h4', label: { en: 'Heading 4', ru: 'Заголовок 4' } },
        { value: 'h5', label: { en: 'Heading 5', ru: 'Заголовок 5' } },
        { value: 'h6', label: { en: 'Heading 6', ru: 'Заголовок 6' } },
      ],
      default: 'none',
    }),
    disabled: boolean({ label: { en: 'Disabled', ru: 'Отключено' }, bindable: true }),
    duration: number({
      label: { en: 'Time to open', ru: 'Время открытия' },
      ...DURATION,
      unit: 'ms',
      panel: 'style',
      bindable: true,
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: ['open', 'disabled'],
  slots: {
    toggleLayout: { label: { en: 'Header', ru: 'Заголовок' }, local, onlyPhrasing: true },
    activeToggleLayout: { label: { en: 'Header when open', ru: 'Заголовок открытого' }, local, onlyPhrasing: true },
    contentLayout: { label: { en: 'Content', ru: 'Содержимое' }, local },
  },
  exposes: { value: { label: { en: 'Is open', ru: 'Открыто' }, type: 'boolean', field: 'value' } },
  events: {
    change: { label: { en: 'Change', ru: 'Изменение' }, example: { value: true } },
    initValueChange: { label: { en: 'Initial value change', ru: 'Изменение начального значения' }, example: { value: true } },
  },
  actions: {
    open: { label: { en: 'Open', ru: 'Открыть' } },
    close: { label: { en: 'Close', ru: 'Закрыть' } },
    toggle: { label: { en: 'Toggle', ru: 'Переключить' } },
  },
  // The browser opens and closes it, those of one name by turns.
  alone: () => true,
  editing: { minSize: 24, whileSelected: 'open' },
  baseStyles: { default: { display: 'block' } },
  preset: {
    styles: { default: { width: '100%', ...border('1px', 'light-dark(#d5dae3, #3a4252)'), ...radius('8px') } },
    props: { marker: 'chevron' },
    slots: {
      toggleLayout: [
        {
          element: 'text',
          props: { text: 'What is asked?', tag: 'span' },
          styles: { default: { display: 'block', ...padding('14px', '16px'), 'font-weight': '600', 'line-height': '1.5' } },
        },
      ],
      contentLayout: [
        {
          element: 'text',
          props: { text: 'The answer.' },
          styles: { default: { ...padding('0', '16px', '16px', '16px'), 'line-height': '1.5' } },
        },
      ],
    },
  },
})
