import {
  boolean,
  border,
  choice,
  defineElement,
  FLOATING,
  gap,
  length,
  number,
  padding,
  radius,
  text,
  type NodeTemplate,
} from '@heddle/kit'
import { SURFACE } from '../../lib/field-look.ts'
import { LIMITS } from '../../lib/dropdown/limits.ts'

const onHover = (values: Readonly<Record<string, unknown>>): boolean => values['triggerType'] === 'hover'

const TRIGGER: NodeTemplate = {
  element: 'button',
  props: { text: 'Open' },
  styles: {
    default: {
      'min-height': '40px',
      ...padding('8px', '16px'),
      ...radius('6px'),
      'background-color': '#1f5fe0',
      color: '#ffffff',
      'font-size': '16px',
      'font-weight': '600',
      'line-height': '1.25',
    },
    'default:hover': { 'background-color': '#184cb5' },
    'default:focus': {
      'outline-width': '2px',
      'outline-style': 'solid',
      'outline-color': '#1f5fe0',
      'outline-offset': '2px',
    },
    'default:disabled': { opacity: '0.5', cursor: 'not-allowed' },
  },
}

const MENU_ITEM: NonNullable<NodeTemplate['styles']> = {
  default: {
    'justify-content': 'flex-start',
    'text-align': 'start',
    'min-height': '36px',
    ...padding('6px', '8px'),
    ...radius('4px'),
    'font-size': '16px',
    'line-height': '1.5',
  },
  'default:hover': { 'background-color': 'light-dark(#eef2fb, #262d3b)' },
  'default:focus': {
    'background-color': 'light-dark(#eef2fb, #262d3b)',
    'outline-width': '2px',
    'outline-style': 'solid',
    'outline-offset': '-2px',
  },
  'default:disabled': { opacity: '0.5', cursor: 'not-allowed' },
}

const TEXTS = ['First', 'Second', 'Third']

/** What a new one is: a button, and a card with these in it. */
const opened = (
  children: readonly NodeTemplate[],
  props: NonNullable<NodeTemplate['props']> = {},
): Omit<NodeTemplate, 'element'> => ({
  props: { offsetY: '4px', ...props },
  // As wide as what is pressed, also where a column stretches what stands in it: it opens beside that.
  styles: { default: { width: 'fit-content' } },
  slots: {
    triggerLayout: [TRIGGER],
    dropdownLayout: [
      {
        element: 'flexbox',
        styles: {
          default: {
            'flex-direction': 'column',
            width: '200px',
            ...padding('8px'),
            ...gap('4px'),
            ...border('1px', 'light-dark(#d5dae3, #3a4252)'),
            ...radius('8px'),
            ...SURFACE,
            'box-shadow': '0 8px 24px rgb(20 24 31 / 0.16)',
          },
        },
        slots: { children },
      },
    ],
  },
})

/** Something that opens beside what is pressed, hovered or right-clicked (specification section 3, dropdown). */
export const dropdownDefinition = defineElement({
  type: 'dropdown',
  label: { en: 'Dropdown', ru: 'Выпадающее окно' },
  icon: 'panel-top-open',
  group: 'structure',
  words: ['popover', 'popup', 'flyout', 'disclosure', 'context menu', 'dropdown menu', 'всплывающее окно'],
  fields: {
    triggerType: choice({
      label: { en: 'Opens on', ru: 'Открывается' },
      options: [
        { value: 'click', label: { en: 'Click', ru: 'По нажатию' } },
        { value: 'hover', label: { en: 'Hover', ru: 'По наведению' } },
        { value: 'right-click', label: { en: 'Right click', ru: 'По правой кнопке' } },
      ],
      default: 'click',
      bindable: true,
    }),
    openOnFocus: boolean({
      label: { en: 'Opens on focus', ru: 'Открывать при фокусе' },
      help: {
        en: 'When the keys come to its trigger, as Tab does. A mouse does what is set above.',
        ru: 'Когда к кнопке приходят клавишей Tab. Мышь действует, как задано выше.',
      },
      bindable: true,
      when: ({ triggerType }) => triggerType !== 'right-click',
    }),
    ...FLOATING,
    matchTriggerWidth: boolean({ label: { en: 'As wide as the trigger', ru: 'Во всю ширину кнопки' }, bindable: true }),
    maxHeight: length({
      label: { en: 'Greatest height', ru: 'Наибольшая высота' },
      help: {
        en: 'What is higher scrolls; percentages are of the window.',
        ru: 'Что выше — прокручивается; проценты — от окна.',
      },
      bindable: true,
    }),
    flips: boolean({
      label: { en: 'Flips where there is no room', ru: 'Переворачивать, если нет места' },
      default: true,
      bindable: true,
    }),
    dropdownZIndex: number({
      label: { en: 'Z-index', ru: 'Слой (z-index)' },
      help: {
        en: 'Counts only in browsers that have no top layer: in all others it stands above the page.',
        ru: 'Важен только в браузерах без верхнего слоя: в остальных окно всегда над страницей.',
      },
      ...LIMITS.zIndex,
      bindable: true,
    }),
    hoverOpenDelay: number({
      label: { en: 'Delay to open', ru: 'Задержка открытия' },
      ...LIMITS.openDelay,
      unit: 'ms',
      bindable: true,
      when: onHover,
    }),
    hoverCloseDelay: number({
      label: { en: 'Delay to close', ru: 'Задержка закрытия' },
      ...LIMITS.closeDelay,
      unit: 'ms',
      bindable: true,
      when: onHover,
    }),
    menu: boolean({
      label: { en: 'Is a menu', ru: 'Это меню' },
      help: {
        en: 'Of links and buttons: arrow keys and letters move in it, a choice closes it.',
        ru: 'Из ссылок и кнопок: по нему ходят стрелками и буквами, выбор закрывает его.',
      },
    }),
    closeOnSelect: boolean({
      label: { en: 'Close on choice', ru: 'Закрывать при выборе' },
      help: { en: 'When a link or a button in it is pressed.', ru: 'Когда внутри нажата ссылка или кнопка.' },
      bindable: true,
      when: ({ menu }) => menu !== true,
    }),
    disabled: boolean({ label: { en: 'Disabled', ru: 'Отключено' }, bindable: true }),
    animated: boolean({ label: { en: 'Animated', ru: 'С анимацией' }, bindable: true }),
    accessibleLabel: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      help: { en: 'Says what the opened part is.', ru: 'Называет открытое окно.' },
      translated: true,
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'effects'],
  states: ['open', 'disabled'],
  slots: {
    triggerLayout: { label: { en: 'Trigger', ru: 'Кнопка' }, addsOnce: true },
    dropdownLayout: {
      label: { en: 'Opened part', ru: 'Окно' },
      addsOnce: true,
      local: {
        data: { dropdown: { isOpen: { label: { en: 'Is open', ru: 'Открыто' }, example: true } } },
        methods: {
          dropdown: {
            open: { label: { en: 'Open', ru: 'Открыть' } },
            close: { label: { en: 'Close', ru: 'Закрыть' } },
            toggle: { label: { en: 'Toggle', ru: 'Переключить' } },
          },
        },
      },
    },
  },
  exposes: { isOpen: { label: { en: 'Is open', ru: 'Открыто' }, type: 'boolean', readonly: true } },
  events: {
    change: { label: { en: 'Change', ru: 'Изменение' }, example: { isOpen: true } },
    open: { label: { en: 'Open', ru: 'Открытие' } },
    close: { label: { en: 'Close', ru: 'Закрытие' }, example: { reason: 'escape' } },
  },
  actions: {
    open: { label: { en: 'Open', ru: 'Открыть' } },
    close: { label: { en: 'Close', ru: 'Закрыть' } },
    toggle: { label: { en: 'Toggle', ru: 'Переключить' } },
  },
  // A button opens a popover of the browser by itself, by an id that only one row may have.
  alone: ({ triggerType, closeOnSelect, disabled, menu, openOnFocus }, { isRepeated, holds }) =>
    disabled === true ||
    (triggerType === 'click' &&
      [closeOnSelect, menu, openOnFocus].every((one) => one === false) &&
      !isRepeated &&
      holds('triggerLayout', ['button'])),
  // What a formula says is to be opened by could be anything.
  body: ({ menu, triggerType, openOnFocus }) =>
    [menu === true && 'menu', (triggerType !== 'click' || openOnFocus !== false) && 'pointed'].filter(Boolean).join('.') ||
    undefined,
  editing: { minSize: 24, whileSelected: 'open' },
  baseStyles: { default: { display: 'inline-block', 'max-width': '100%' } },
  preset: opened(
    TEXTS.map((text) => ({
      element: 'text',
      props: { text },
      styles: { default: { ...padding('8px'), 'font-size': '16px', 'line-height': '1.5' } },
    })),
  ),
  variants: [
    {
      id: 'menu',
      label: { en: 'Action menu', ru: 'Меню действий' },
      icon: 'square-menu',
      words: ['menu button', 'context menu', 'more', 'options', 'kebab', 'действия', 'кнопка меню'],
      matches: ({ props }) => props['menu'] === true,
      ...opened(
        TEXTS.map((text) => ({ element: 'button', props: { text }, styles: MENU_ITEM })),
        { menu: true },
      ),
    },
  ],
})
