import { choice, color, defineElement, length, number, type LocalizedText } from '@heddle/kit'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

const edgeOf = (kind: string, label: LocalizedText) => color({ ...inRule, label, property: `--toasts-${kind}` })

/** Where and how messages of workflows appear (elements reference, toast). */
export const toastsDefinition = defineElement({
  type: 'toasts',
  label: { en: 'Toasts', ru: 'Сообщения' },
  icon: 'message-square',
  group: 'basics',
  words: [
    'toast',
    'toaster',
    'snackbar',
    'notification',
    'alert',
    'flash message',
    'тост',
    'тосты',
    'уведомления',
    'всплывающие сообщения',
  ],
  fields: {
    place: choice({
      label: { en: 'Where they appear', ru: 'Где появляются' },
      help: {
        en: 'In the window, over everything; or here, where this element stands.',
        ru: 'В окне, поверх всего; или здесь, где стоит этот элемент.',
      },
      options: [
        { value: 'top-left', label: { en: 'Top left', ru: 'Сверху слева' } },
        { value: 'top', label: { en: 'Top', ru: 'Сверху' } },
        { value: 'top-right', label: { en: 'Top right', ru: 'Сверху справа' } },
        { value: 'left', label: { en: 'Left', ru: 'Слева' } },
        { value: 'right', label: { en: 'Right', ru: 'Справа' } },
        { value: 'bottom-left', label: { en: 'Bottom left', ru: 'Снизу слева' } },
        { value: 'bottom', label: { en: 'Bottom', ru: 'Снизу' } },
        { value: 'bottom-right', label: { en: 'Bottom right', ru: 'Снизу справа' } },
        { value: 'here', label: { en: 'Here', ru: 'Здесь' } },
      ],
      default: 'bottom-right',
      bindable: true,
    }),
    seconds: number({
      label: { en: 'Seconds each stays', ru: 'Сколько секунд стоит' },
      help: {
        en: '0 for until it is closed. Those whose action says a time of its own stay that long.',
        ru: '0 — пока не закроют. Если время указано в действии, действует оно.',
      },
      min: 0,
      max: 3600,
      default: 5,
      unit: 's',
      bindable: true,
    }),
    most: number({
      label: { en: 'At once, at most', ru: 'Не больше сразу' },
      help: { en: 'The oldest gives way to another.', ru: 'Самое старое уступает место новому.' },
      min: 1,
      max: 20,
      default: 5,
      bindable: true,
    }),
    first: choice({
      label: { en: 'On top', ru: 'Наверху' },
      options: [
        { value: 'oldest', label: { en: 'The oldest', ru: 'Самое старое' } },
        { value: 'newest', label: { en: 'The newest', ru: 'Самое новое' } },
      ],
      default: 'oldest',
      bindable: true,
    }),
    width: length({
      ...inRule,
      label: { en: 'Greatest width', ru: 'Наибольшая ширина' },
      default: '368px',
      property: '--toasts-width',
    }),
    radius: length({ ...inRule, label: { en: 'Radius', ru: 'Скругление' }, default: '8px', property: 'border-radius' }),
    edge: length({
      ...inRule,
      label: { en: 'Width of the edge', ru: 'Толщина края' },
      default: '6px',
      property: '--toasts-edge',
    }),
    gap: length({ ...inRule, label: { en: 'Room between', ru: 'Расстояние между' }, default: '8px', property: 'row-gap' }),
    inset: length({
      ...inRule,
      label: { en: 'Room to the window', ru: 'Отступ от окна' },
      default: '16px',
      property: '--toasts-inset',
      when: ({ place }) => place !== 'here',
    }),
    infoColor: edgeOf('info', { en: 'Edge of news', ru: 'Край новости' }),
    successColor: edgeOf('success', { en: 'Edge of a success', ru: 'Край успеха' }),
    warningColor: edgeOf('warning', { en: 'Edge of a warning', ru: 'Край предупреждения' }),
    errorColor: edgeOf('error', { en: 'Edge of an error', ru: 'Край ошибки' }),
  },
  supports: ['typography', 'background', 'effects'],
  editing: {
    always: 'message',
    shows: [
      { id: 'success', label: { en: 'A success', ru: 'Успех' } },
      { id: 'warning', label: { en: 'A warning', ru: 'Предупреждение' } },
      { id: 'error', label: { en: 'An error', ru: 'Ошибка' } },
    ],
  },
  baseStyles: { default: { 'border-radius': '8px', 'row-gap': '8px' } },
  preset: {
    styles: {
      default: {
        'background-color': 'light-dark(#ffffff, #1a1f29)',
        color: 'light-dark(#14181f, #edf0f5)',
        'line-height': '1.5',
        'box-shadow': '0 8px 24px rgb(20 24 31 / 0.24)',
      },
    },
  },
})
