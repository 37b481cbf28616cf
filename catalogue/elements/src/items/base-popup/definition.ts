import { boolean, choice, color, defineElement, gap, length, number, padding, radius, text } from '@heddle/kit'
import { SURFACE } from '../../lib/field-look.ts'
import { LIMITS } from './limits.ts'
import { PLACE_ALONE } from './place-alone.ts'

type Values = Readonly<Record<string, unknown>>

const isSheet = ({ type }: Values): boolean => type === 'sheet'
const hasOverlay = ({ overlay }: Values): boolean => overlay !== false
const isAnimated = ({ animation }: Values): boolean => animation !== 'none'

/** The root of a popup: a dialog over the page (specification section 3, base popup). */
export const basePopupDefinition = defineElement({
  type: 'base-popup',
  label: { en: 'Popup', ru: 'Всплывающее окно' },
  icon: 'app-window',
  group: 'structure',
  words: ['modal', 'dialog', 'sheet', 'drawer', 'lightbox', 'окно', 'диалог', 'шторка'],
  fields: {
    type: choice({
      label: { en: 'Type', ru: 'Вид' },
      options: [
        { value: 'modal', label: { en: 'Modal', ru: 'Окно' } },
        { value: 'sheet', label: { en: 'Sheet', ru: 'Шторка' } },
      ],
      default: 'modal',
      bindable: true,
    }),
    side: choice({
      label: { en: 'Side', ru: 'Сторона' },
      help: {
        en: 'A modal stands at the left, in the middle or at the right; a sheet comes from the left, top, right or bottom.',
        ru: 'Окно стоит слева, посередине или справа; шторка — слева, сверху, справа или снизу.',
      },
      options: [
        { value: 'center', label: { en: 'Centre', ru: 'Посередине' } },
        { value: 'left', label: { en: 'Left', ru: 'Слева' } },
        { value: 'right', label: { en: 'Right', ru: 'Справа' } },
        { value: 'top', label: { en: 'Top', ru: 'Сверху' } },
        { value: 'bottom', label: { en: 'Bottom', ru: 'Снизу' } },
        { value: 'custom', label: { en: 'Custom', ru: 'Точно' } },
      ],
      default: 'center',
      bindable: true,
    }),
    align: choice({
      label: { en: 'Alignment', ru: 'Выравнивание' },
      options: [
        { value: 'top', label: { en: 'Top', ru: 'Сверху' } },
        { value: 'center', label: { en: 'Centre', ru: 'Посередине' } },
        { value: 'bottom', label: { en: 'Bottom', ru: 'Снизу' } },
        { value: 'custom', label: { en: 'Custom', ru: 'Точно' } },
      ],
      default: 'center',
      bindable: true,
      when: (values) => !isSheet(values),
    }),
    customPositionX: length({
      label: { en: 'From the left', ru: 'От левого края' },
      default: '0%',
      bindable: true,
      when: (values) => !isSheet(values) && values['side'] === 'custom',
    }),
    customPositionY: length({
      label: { en: 'From the top', ru: 'От верхнего края' },
      default: '0%',
      bindable: true,
      when: (values) => !isSheet(values) && values['align'] === 'custom',
    }),
    animation: choice({
      label: { en: 'Animation', ru: 'Анимация' },
      options: [
        { value: 'none', label: { en: 'None', ru: 'Нет' } },
        { value: 'fade', label: { en: 'Fade', ru: 'Проявление' } },
        { value: 'slide-in', label: { en: 'Slide in', ru: 'Выезд' } },
        { value: 'zoom', label: { en: 'Zoom', ru: 'Увеличение' } },
      ],
      default: 'none',
      bindable: true,
    }),
    slideInDirection: choice({
      label: { en: 'Slides in from', ru: 'Выезжает' },
      options: [
        { value: 'top', label: { en: 'Top', ru: 'Сверху' } },
        { value: 'left', label: { en: 'Left', ru: 'Слева' } },
        { value: 'bottom', label: { en: 'Bottom', ru: 'Снизу' } },
        { value: 'right', label: { en: 'Right', ru: 'Справа' } },
      ],
      default: 'top',
      bindable: true,
      when: ({ animation }) => animation === 'slide-in',
    }),
    animationDuration: number({
      label: { en: 'Duration', ru: 'Длительность' },
      ...LIMITS.duration,
      unit: 'ms',
      bindable: true,
      when: isAnimated,
    }),
    animationEasing: choice({
      label: { en: 'Easing', ru: 'Плавность' },
      options: [
        { value: 'linear', label: { en: 'Linear', ru: 'Равномерно' } },
        { value: 'ease', label: { en: 'Ease', ru: 'Плавно' } },
        { value: 'ease-in', label: { en: 'Ease in', ru: 'Плавное начало' } },
        { value: 'ease-out', label: { en: 'Ease out', ru: 'Плавный конец' } },
        { value: 'ease-in-out', label: { en: 'Ease in and out', ru: 'Плавные начало и конец' } },
      ],
      default: 'linear',
      bindable: true,
      when: isAnimated,
    }),
    overlay: boolean({ label: { en: 'Covers the page', ru: 'Затемнять страницу' }, default: true, bindable: true }),
    overlayColor: color({
      label: { en: 'Colour of the cover', ru: 'Цвет затемнения' },
      default: 'rgb(0 0 0 / 0.5)',
      bindable: true,
      screens: 'css',
      property: '--heddle-cover-color',
      when: hasOverlay,
    }),
    overlayClickCloses: boolean({
      label: { en: 'A press beside it closes it', ru: 'Закрывать нажатием рядом' },
      default: true,
      bindable: true,
      when: hasOverlay,
    }),
    clickOutsideCloses: boolean({
      label: { en: 'A press outside closes it', ru: 'Закрывать нажатием снаружи' },
      bindable: true,
      when: (values) => !hasOverlay(values),
    }),
    preventInteractionsOutside: boolean({
      label: { en: 'The page is out of reach', ru: 'Страница недоступна' },
      help: {
        en: 'While it is open nothing behind it can be pressed, focused or read aloud.',
        ru: 'Пока окно открыто, за ним ничего нельзя нажать, выбрать клавишами или прочитать вслух.',
      },
      default: true,
      bindable: true,
      when: (values) => !hasOverlay(values),
    }),
    preventScroll: boolean({
      label: { en: 'The page does not scroll', ru: 'Страница не прокручивается' },
      default: true,
      bindable: true,
    }),
    escClose: boolean({ label: { en: 'Escape closes it', ru: 'Закрывать клавишей Escape' }, default: true, bindable: true }),
    alert: boolean({
      label: { en: 'Asks for an answer', ru: 'Ждёт ответа' },
      help: {
        en: 'It is read aloud as an alert: for what must not be missed.',
        ru: 'Читается вслух как предупреждение: для того, что нельзя пропустить.',
      },
    }),
    accessibleLabel: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      help: { en: 'Says what the popup is for.', ru: 'Говорит, для чего это окно.' },
      default: 'Popup',
      translated: true,
      bindable: true,
    }),
  },
  // The root of a component, and nowhere else.
  parents: ['library-component'],
  supports: ['layout', 'size', 'spacing', 'typography', 'background', 'border', 'effects'],
  slots: {
    children: {
      label: { en: 'Content', ru: 'Содержимое' },
      // Whoever opens it gives these; the canvas shows it as the only one.
      local: {
        data: {
          popup: {
            index: { label: { en: 'Place among those open', ru: 'Место среди открытых' }, example: PLACE_ALONE.index },
            instancesCount: {
              label: { en: 'How many of it are open', ru: 'Сколько таких открыто' },
              example: PLACE_ALONE.instancesCount,
            },
            totalCount: { label: { en: 'Open popups', ru: 'Открытых окон' }, example: PLACE_ALONE.totalCount },
          },
        },
      },
    },
  },
  exposes: { open: { label: { en: 'Is open', ru: 'Открыто' }, type: 'boolean', readonly: true } },
  events: {
    open: { label: { en: 'Open', ru: 'Открытие' } },
    beforeClose: { label: { en: 'Before close', ru: 'Перед закрытием' }, example: { reason: 'escape' } },
    close: { label: { en: 'Close', ru: 'Закрытие' }, example: { reason: 'action', returnData: null } },
    change: { label: { en: 'Change', ru: 'Изменение' }, example: { open: true } },
  },
  // The browser opens and closes it.
  alone: () => true,
  opensAs: ({ overlay, preventInteractionsOutside }) => (overlay || preventInteractionsOutside ? 'modal' : 'popover'),
  editing: { minSize: 40, whenEmpty: { en: 'Empty. Drop elements here', ru: 'Пусто. Перетащите сюда элементы' } },
  baseStyles: {
    default: {
      display: 'flex',
      'flex-direction': 'column',
      'border-width': '0',
      'max-width': '90vw',
      'max-height': '90dvh',
      'overflow-y': 'auto',
    },
  },
  preset: {
    styles: {
      default: {
        width: '480px',
        ...padding('24px'),
        ...radius('12px'),
        ...gap('16px'),
        ...SURFACE,
        'box-shadow': '0 16px 48px rgb(20 24 31 / 0.24)',
      },
    },
  },
})
