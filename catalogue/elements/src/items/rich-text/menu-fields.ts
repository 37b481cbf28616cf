import { boolean, object } from '@heddle/kit'
import { SHOWN } from './shown-tools.ts'

/** What the editor calls the tools. */
const LABELS = {
  textType: ['Text type', 'Вид текста'],
  bold: ['Bold', 'Жирный'],
  italic: ['Italic', 'Курсив'],
  underline: ['Underline', 'Подчёркнутый'],
  strike: ['Strike', 'Зачёркнутый'],
  textColor: ['Text colour', 'Цвет текста'],
  alignLeft: ['Align left', 'По левому краю'],
  alignCenter: ['Align centre', 'По центру'],
  alignRight: ['Align right', 'По правому краю'],
  alignJustify: ['Justify', 'По ширине'],
  bulletList: ['Bullet list', 'Маркированный список'],
  orderedList: ['Ordered list', 'Нумерованный список'],
  taskList: ['Task list', 'Список дел'],
  table: ['Table', 'Таблица'],
  link: ['Link', 'Ссылка'],
  image: ['Picture', 'Картинка'],
  codeBlock: ['Code block', 'Блок кода'],
  blockquote: ['Quote', 'Цитата'],
  undo: ['Undo', 'Отменить'],
  redo: ['Redo', 'Вернуть'],
} as const satisfies Readonly<Record<keyof typeof SHOWN, readonly [en: string, ru: string]>>

const tool = (name: keyof typeof SHOWN) => {
  const [en, ru] = LABELS[name]
  return boolean({ label: { en, ru }, default: SHOWN[name] })
}

/** The menu above the text, and which tools it has. */
export const MENU_FIELDS = {
  hideMenu: boolean({ label: { en: 'Hide the menu', ru: 'Скрыть меню' }, bindable: true }),
  wrapMenu: boolean({
    label: { en: 'Wrap the menu', ru: 'Переносить меню' },
    help: {
      en: 'Onto further lines where it is too wide; else it scrolls.',
      ru: 'На новые строки, если не помещается; иначе прокручивается.',
    },
    default: true,
    when: (values) => values['hideMenu'] !== true,
  }),
  customMenu: boolean({
    label: { en: 'Menu of your own', ru: 'Своё меню' },
    help: {
      en: 'What stands in the slot "Menu" is shown instead: buttons that run the actions of this element.',
      ru: 'Вместо него показывается содержимое места «Меню»: кнопки с действиями этого элемента.',
    },
    when: (values) => values['hideMenu'] !== true,
  }),
  menu: object({
    label: { en: 'Tools', ru: 'Инструменты' },
    fields: Object.fromEntries((Object.keys(SHOWN) as (keyof typeof SHOWN)[]).map((name) => [name, tool(name)])),
    when: (values) => values['hideMenu'] !== true && values['customMenu'] !== true,
  }),
} as const
