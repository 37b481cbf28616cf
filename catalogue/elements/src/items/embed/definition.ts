import { boolean, choice, defineElement, text } from '@heddle/kit'
import { originsOf } from '../../lib/origins.ts'

type Values = Readonly<Record<string, unknown>>
const isHtml = ({ kind }: Values): boolean => kind === 'html'
const isAddress = (values: Values): boolean => !isHtml(values)

/** Another page in a frame, or HTML of somebody else's in one that reaches nothing of this page (elements reference 39). */
export const embedDefinition = defineElement({
  type: 'embed',
  label: { en: 'Embed', ru: 'Вставка' },
  icon: 'app-window',
  group: 'media',
  words: ['iframe', 'frame', 'html', 'widget', 'map', 'code', 'фрейм', 'виджет', 'встроить', 'код'],
  fields: {
    kind: choice({
      label: { en: 'Shows', ru: 'Показывает' },
      options: [
        { value: 'address', label: { en: 'A page by its address', ru: 'Страницу по адресу' } },
        { value: 'html', label: { en: 'HTML', ru: 'HTML' } },
      ],
      default: 'address',
    }),
    address: text({
      label: { en: 'Address', ru: 'Адрес' },
      placeholder: 'https://',
      maxLength: 4000,
      when: isAddress,
    }),
    html: text({
      label: { en: 'HTML', ru: 'Код HTML' },
      help: {
        en: 'Shown in a frame of its own. The rules of the page hold in it: its scripts and styles do not run.',
        ru: 'Показывается в отдельном фрейме. В нём действуют правила страницы: скрипты и стили не работают.',
      },
      multiline: true,
      maxLength: 100_000,
      when: isHtml,
    }),
    title: text({
      label: { en: 'Title', ru: 'Название' },
      help: { en: 'Says what is in the frame; screen readers need it.', ru: 'Говорит, что во фрейме; нужно экранным дикторам.' },
      default: 'Embedded content',
      translated: true,
      maxLength: 1000,
    }),
    isLazy: boolean({ label: { en: 'Loads when near the screen', ru: 'Загружается при приближении' }, default: true }),
    trust: choice({
      label: { en: 'It may', ru: 'Ему можно' },
      help: {
        en: 'Only what you trust should know its own data, as when somebody signs in there.',
        ru: 'Свои данные, например вход, — только тому, чему вы доверяете.',
      },
      options: [
        { value: 'show', label: { en: 'Only be seen', ru: 'Только показываться' } },
        { value: 'run', label: { en: 'Run scripts, send forms', ru: 'Скрипты и формы' } },
        { value: 'own', label: { en: 'And know its own data', ru: 'И свои данные' } },
      ],
      default: 'own',
      when: isAddress,
    }),
    isTall: boolean({
      label: { en: 'As tall as it says', ru: 'Высота — как скажет' },
      help: {
        en: 'The page in it tells its height by a message: { height: 400 }. Brings a script.',
        ru: 'Страница в нём сообщает свою высоту: { height: 400 }. Нужен скрипт.',
      },
      when: (values) => isAddress(values) && values['trust'] !== 'show',
    }),
    allow: text({
      label: { en: 'Devices it may ask for', ru: 'Доступные устройства' },
      placeholder: 'fullscreen; geolocation',
      maxLength: 1000,
      bindable: false,
      when: isAddress,
    }),
    referrer: choice({
      label: { en: 'It is told', ru: 'Ему говорят' },
      options: [
        { value: 'strict-origin-when-cross-origin', label: { en: 'Your site', ru: 'Ваш сайт' } },
        { value: 'no-referrer', label: { en: 'Nothing', ru: 'Ничего' } },
        { value: 'no-referrer-when-downgrade', label: { en: 'The whole address', ru: 'Весь адрес' } },
      ],
      default: 'strict-origin-when-cross-origin',
      when: isAddress,
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'background', 'border', 'effects'],
  isControl: true,
  editing: { minSize: 40, whenEmpty: { en: 'Nothing to show yet', ru: 'Пока нечего показать' } },
  events: {
    message: { label: { en: 'Message', ru: 'Сообщение' }, example: { data: { height: 400 }, origin: 'https://example.com' } },
  },
  alone: ({ isTall }) => isTall !== true,
  frames: ({ kind, address }) => (kind === 'html' ? [] : originsOf(address)),
  baseStyles: { default: { display: 'block', 'max-width': '100%' } },
  preset: { styles: { default: { width: '100%', height: '320px' } } },
})
