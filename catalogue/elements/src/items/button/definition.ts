import { boolean, choice, defineElement, gap, INPUT, padding, radius, reference, text } from '@heddle/kit'

/** A button, or a link that looks like one (specification section 3, button). */
export const buttonDefinition = defineElement({
  type: 'button',
  label: { en: 'Button', ru: 'Кнопка' },
  icon: 'rectangle-ellipsis',
  group: 'basics',
  words: ['btn', 'cta', 'call to action', 'submit', 'press', 'кнопка', 'призыв'],
  fields: {
    text: text({ label: { en: 'Text', ru: 'Текст' }, translated: true }),
    buttonType: choice({
      label: { en: 'Type', ru: 'Тип' },
      options: [
        { value: 'none', label: { en: 'None', ru: 'Нет' } },
        { value: 'button', label: { en: 'Button', ru: 'Кнопка' } },
        { value: 'submit', label: { en: 'Submit', ru: 'Отправка формы' } },
        { value: 'reset', label: { en: 'Reset', ru: 'Сброс формы' } },
      ],
      default: 'button',
      bindable: true,
    }),
    form: reference({
      label: { en: 'Form elsewhere', ru: 'Форма в другом месте' },
      help: {
        en: 'The form that it sends or resets where it stands in none: on the same page or in the same component, and in the same rows.',
        ru: 'Форма, которую она отправляет или сбрасывает, если стоит вне форм: на той же странице или в том же компоненте, в тех же строках.',
      },
      to: 'element',
      byId: 'form',
      when: ({ buttonType }) => buttonType !== 'none' && buttonType !== 'button',
    }),
    disabled: boolean({ label: { en: 'Disabled', ru: 'Отключена' }, bindable: true }),
    loading: boolean({
      label: { en: 'Loading', ru: 'Загрузка' },
      help: {
        en: 'Shows that something is under way, and takes no press; it stays as large as it is.',
        ru: 'Показывает, что идёт работа, и не нажимается; размер не меняется.',
      },
      bindable: true,
    }),
    hasLeftIcon: boolean({ label: { en: 'Left icon', ru: 'Значок слева' } }),
    hasRightIcon: boolean({ label: { en: 'Right icon', ru: 'Значок справа' } }),
    accessibleLabel: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      help: { en: 'Needed when the button shows only an icon', ru: 'Нужна, когда на кнопке только значок' },
      translated: true,
    }),
  },
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: ['focus', 'disabled', 'active', 'loading'],
  slots: {
    leftIcon: { label: { en: 'Left icon', ru: 'Значок слева' }, accepts: ['icon', 'image'], max: 1 },
    rightIcon: { label: { en: 'Right icon', ru: 'Значок справа' }, accepts: ['icon', 'image'], max: 1 },
  },
  events: {
    focus: { label: { en: 'Focus', ru: 'Фокус' } },
    blur: { label: { en: 'Blur', ru: 'Потеря фокуса' } },
    ...INPUT.keys,
  },
  actions: {
    focus: { label: { en: 'Focus the button', ru: 'Поставить фокус' } },
    click: { label: { en: 'Press the button', ru: 'Нажать кнопку' } },
  },
  // The browser presses it, sends forms and follows links; only who listens or asks needs a script.
  alone: () => true,
  linkable: true,
  isControl: true,
  // Which type a bound one will have nobody knows.
  submits: ({ buttonType }) => buttonType === 'submit' || buttonType === undefined,
  isButton: ({ buttonType }) => buttonType === 'button',
  // Most buttons do without what these few need.
  body: ({ buttonType, form, loading }) =>
    loading !== false || form !== '' || (buttonType !== 'button' && buttonType !== 'submit' && buttonType !== 'none')
      ? 'extended'
      : undefined,
  inlineText: 'text',
  direct: ({ hasLeftIcon, hasRightIcon, buttonType }, { isLink, attributes }) => ({
    ...(!hasLeftIcon && !hasRightIcon && { text: 'text' }),
    ...(!isLink && (buttonType === 'button' || buttonType === 'submit') && { disabled: 'switch:disabled' }),
    ...(!attributes.includes('aria-label') && { accessibleLabel: 'filled:aria-label' }),
  }),
  // A link that is disabled or loading has no address.
  directLink: ({ disabled, loading }) => disabled === false && loading === false,
  editing: { minSize: 24 },
  baseStyles: {
    default: {
      display: 'inline-flex',
      'align-items': 'center',
      'justify-content': 'center',
      ...gap('8px'),
      'border-width': '0',
      'background-color': 'transparent',
      color: 'inherit',
      'font-family': 'inherit',
      'font-size': 'inherit',
      'text-decoration': 'none',
      cursor: 'pointer',
    },
  },
  preset: {
    props: { text: 'Button' },
    styles: {
      default: {
        // In a column a button is as wide as its words, where others are as wide as the column.
        width: 'fit-content',
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
      'default:focus': { 'outline-width': '2px', 'outline-style': 'solid', 'outline-color': '#1f5fe0', 'outline-offset': '2px' },
      'default:disabled': { opacity: '0.5', cursor: 'not-allowed' },
    },
  },
})
