import { boolean, choice, color, defineElement, FLOATING, length, number, text } from '@heddle/kit'
import { LIMITS } from './limits.ts'

/** A few words about something, shown while it is pointed at or has the focus (elements reference 22.1). */
export const tooltipDefinition = defineElement({
  type: 'tooltip',
  label: { en: 'Tooltip', ru: 'Подсказка' },
  icon: 'message-square-text',
  group: 'basics',
  words: ['hint', 'hover', 'title', 'help text', 'пояснение', 'всплывающая подсказка'],
  fields: {
    text: text({ label: { en: 'Text', ru: 'Текст' }, translated: true, maxLength: 2000 }),
    ...FLOATING,
    position: choice({ ...FLOATING.position, default: 'top' }),
    alignment: choice({ ...FLOATING.alignment, default: 'center' }),
    arrow: boolean({ label: { en: 'Arrow', ru: 'Стрелка' }, default: true, bindable: true }),
    openDelay: number({ label: { en: 'Delay to open', ru: 'Задержка открытия' }, ...LIMITS.openDelay, unit: 'ms' }),
    closeDelay: number({ label: { en: 'Delay to close', ru: 'Задержка закрытия' }, ...LIMITS.closeDelay, unit: 'ms' }),
    maxWidth: length({
      label: { en: 'Greatest width', ru: 'Наибольшая ширина' },
      default: '240px',
      panel: 'style',
      bindable: true,
      screens: 'css',
      property: '--tooltip-width',
    }),
    background: color({
      label: { en: 'Background', ru: 'Фон' },
      panel: 'style',
      bindable: true,
      screens: 'css',
      property: '--tooltip-background',
    }),
    textColor: color({
      label: { en: 'Colour of the text', ru: 'Цвет текста' },
      panel: 'style',
      bindable: true,
      screens: 'css',
      property: '--tooltip-color',
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position'],
  slots: {
    children: { label: { en: 'What it is about', ru: 'К чему относится' }, addsOnce: true },
    content: {
      label: { en: 'Content instead of the text', ru: 'Содержание вместо текста' },
      accepts: ['text', 'icon', 'image', 'flexbox'],
    },
  },
  events: {
    open: { label: { en: 'Open', ru: 'Открытие' } },
    close: { label: { en: 'Close', ru: 'Закрытие' } },
  },
  actions: { close: { label: { en: 'Close', ru: 'Закрыть' } } },
  // A style sheet shows it. Ids in rows and what is no button are told apart by a script alone.
  alone: (_, { isRepeated, holds }) => !isRepeated && holds('children', ['button']),
  editing: { minSize: 24, whileSelected: 'open' },
  baseStyles: { default: { display: 'inline-block', 'max-width': '100%' } },
  preset: {
    // As wide as what it is about, also where a column stretches what stands in it: it points at the middle.
    styles: { default: { width: 'fit-content' } },
    props: { text: 'A few words about it' },
    slots: { children: [{ element: 'button', props: { text: 'Point at me' } }] },
  },
})
