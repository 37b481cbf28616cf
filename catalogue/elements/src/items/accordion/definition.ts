import { boolean, border, defineElement, gap, number, padding, radius, text, type NodeTemplate } from '@heddle/kit'
import { DURATION } from './limits.ts'

/** What a header shows: a text at its start, an icon at its end. */
const header = (icon: string): NodeTemplate => ({
  element: 'flexbox',
  styles: {
    default: {
      'flex-direction': 'row',
      'align-items': 'center',
      'justify-content': 'space-between',
      ...padding('14px', '16px'),
      ...gap('12px'),
    },
  },
  slots: {
    children: [
      {
        element: 'text',
        props: { text: 'What is asked?', tag: 'span' },
        styles: { default: { 'font-weight': '600', 'line-height': '1.5' } },
      },
      { element: 'icon', props: { icon }, styles: { default: { width: '20px', height: '20px' } } },
    ],
  },
})

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
    toggleLayout: { label: { en: 'Header', ru: 'Заголовок' }, local },
    activeToggleLayout: { label: { en: 'Header when open', ru: 'Заголовок открытого' }, local },
    contentLayout: { label: { en: 'Content', ru: 'Содержимое' }, local },
  },
  exposes: { value: { label: { en: 'Is open', ru: 'Открыто' }, type: 'boolean' } },
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
    slots: {
      toggleLayout: [header('chevron-down')],
      activeToggleLayout: [header('chevron-up')],
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
