import { boolean, choice, color, defineElement, icon, list, page, text, trail, type FieldValues } from '@heddle/kit'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const
const isOwnList = ({ fromAddress }: FieldValues): boolean => fromAddress === false

/** Arrows point at each other; nothing stands between them. */
const isApart = ({ look }: FieldValues): boolean => look !== 'arrows'

/** The way to the page, from the first page of the site (elements reference 34). */
export const breadcrumbsDefinition = defineElement({
  type: 'breadcrumbs',
  label: { en: 'Breadcrumbs', ru: 'Хлебные крошки' },
  icon: 'chevrons-right',
  group: 'structure',
  words: ['trail', 'path', 'navigation', 'breadcrumb', 'where am i', 'навигация', 'путь', 'крошки'],
  fields: {
    fromAddress: trail({
      label: { en: 'From the address', ru: 'По адресу' },
      help: {
        en: 'Pages whose addresses the address of this page begins with, by their titles.',
        ru: 'Страницы, с адресов которых начинается адрес этой, по их заголовкам.',
      },
    }),
    items: list({
      label: { en: 'Steps', ru: 'Шаги' },
      help: { en: 'The last one is the page itself.', ru: 'Последний — сама страница.' },
      item: {
        label: text({ label: { en: 'Text', ru: 'Текст' }, translated: true, bindable: true, maxLength: 1000 }),
        page: page({ label: { en: 'Page', ru: 'Страница' } }),
        link: text({
          label: { en: 'Or an address', ru: 'Или адрес' },
          help: { en: 'Such as /shop or https://…', ru: 'Например /shop или https://…' },
          bindable: true,
          maxLength: 2000,
        }),
        icon: icon({ label: { en: 'Icon', ru: 'Значок' } }),
      },
      itemLabel: 'label',
      when: isOwnList,
    }),
    firstIcon: icon({
      label: { en: 'Icon of the first step', ru: 'Значок первого шага' },
      help: {
        en: 'Such as a house. An icon that a step has itself goes before it.',
        ru: 'Например, дом. Собственный значок шага важнее.',
      },
    }),
    firstIsIcon: boolean({
      label: { en: 'Only the icon of it', ru: 'Только значок' },
      help: { en: 'Its text is read aloud, but not seen.', ru: 'Текст читается вслух, но не виден.' },
      bindable: true,
    }),
    collapses: boolean({
      label: { en: 'Shorten a long way', ru: 'Сокращать длинный путь' },
      help: {
        en: 'Of more than three steps the first and the last are shown; a press on … opens the others.',
        ru: 'Из более чем трёх шагов видны первый и последний; нажатие на … открывает остальные.',
      },
      bindable: true,
    }),
    separator: choice({
      label: { en: 'Between', ru: 'Между шагами' },
      options: [
        { value: '/', label: { en: 'Slash /', ru: 'Косая черта /' } },
        { value: '›', label: { en: 'Chevron ›', ru: 'Уголок ›' } },
        { value: '→', label: { en: 'Arrow →', ru: 'Стрелка →' } },
        { value: '·', label: { en: 'Dot ·', ru: 'Точка ·' } },
        { value: '|', label: { en: 'Bar |', ru: 'Черта |' } },
        { value: '–', label: { en: 'Dash –', ru: 'Тире –' } },
        { value: 'custom', label: { en: 'A text', ru: 'Текст' } },
      ],
      default: '/',
      panel: 'style',
      when: isApart,
    }),
    customSeparator: text({
      label: { en: 'Text between', ru: 'Текст между' },
      default: '»',
      maxLength: 20,
      panel: 'style',
      when: (values) => isApart(values) && values['separator'] === 'custom',
    }),
    look: choice({
      label: { en: 'Look', ru: 'Вид' },
      options: [
        { value: 'plain', label: { en: 'Plain', ru: 'Обычный' } },
        { value: 'underline', label: { en: 'Underlined', ru: 'Подчёркнутый' } },
        { value: 'pills', label: { en: 'Pills', ru: 'Пилюли' } },
        { value: 'arrows', label: { en: 'Arrows', ru: 'Стрелки' } },
      ],
      default: 'plain',
      panel: 'style',
    }),
    linkColor: color({ ...inRule, label: { en: 'Links', ru: 'Ссылки' }, property: '--crumb-link' }),
    currentColor: color({ ...inRule, label: { en: 'This page', ru: 'Эта страница' }, property: '--crumb-current' }),
    separatorColor: color({ ...inRule, label: { en: 'Between', ru: 'Между' }, property: '--crumb-separator', when: isApart }),
    iconColor: color({ ...inRule, label: { en: 'Icons', ru: 'Значки' }, property: '--crumb-icon' }),
    accessibleLabel: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      default: 'Breadcrumb',
      translated: true,
      maxLength: 1000,
    }),
    moreLabel: text({
      label: { en: 'Words for …', ru: 'Слова для …' },
      default: 'More steps',
      translated: true,
      maxLength: 1000,
      when: ({ collapses }) => collapses !== false,
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  editing: { minSize: 24 },
  baseStyles: { default: { display: 'block' } },
  preset: {
    props: {
      items: [
        { label: 'Home', page: null, link: '/' },
        { label: 'This page', page: null, link: '' },
      ],
    },
    styles: { default: { 'font-size': '14px' } },
  },
})
