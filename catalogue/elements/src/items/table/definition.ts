import { boolean, choice, defineElement, text, type NodeTemplate } from '@heddle/kit'

/** Rows and columns with headings, as browsers and screen readers know them (elements reference 30, the plain table). */
export const tableDefinition = defineElement({
  type: 'table',
  label: { en: 'Table', ru: 'Таблица' },
  icon: 'table',
  group: 'data',
  words: ['grid of data', 'data grid', 'datagrid', 'spreadsheet', 'rows and columns', 'таблица'],
  fields: {
    caption: text({
      label: { en: 'Caption', ru: 'Подпись' },
      help: { en: 'The name of the table', ru: 'Название таблицы' },
      translated: true,
      bindable: true,
    }),
    hidesCaption: boolean({
      label: { en: 'Caption only read out', ru: 'Подпись только вслух' },
      help: {
        en: 'For a table that a heading on the page names',
        ru: 'Для таблицы, которую называет заголовок на странице',
      },
    }),
    narrow: choice({
      label: { en: 'On narrow screens', ru: 'На узких экранах' },
      options: [
        { value: 'cards', label: { en: 'A card per row', ru: 'Карточка на строку' } },
        { value: 'scroll', label: { en: 'Scrolls sideways', ru: 'Прокрутка вбок' } },
      ],
      default: 'cards',
    }),
    widths: choice({
      label: { en: 'Column widths', ru: 'Ширина столбцов' },
      help: {
        en: 'The same for all, or by the first row: a long table is drawn faster, and only what is visible of it can be',
        ru: 'Одинаковая или по первой строке: длинная таблица рисуется быстрее, и можно рисовать только её видимую часть',
      },
      options: [
        { value: 'content', label: { en: 'By content', ru: 'По содержимому' } },
        { value: 'fixed', label: { en: 'Fixed', ru: 'Постоянная' } },
      ],
      default: 'content',
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  slots: {
    head: { label: { en: 'Headings', ru: 'Заголовки' }, accepts: ['table-row'] },
    rows: {
      label: { en: 'Rows', ru: 'Строки' },
      accepts: ['table-row'],
      stacks: ({ widths }) => widths === 'fixed',
    },
  },
  editing: { minSize: 40 },
  baseStyles: { default: { width: '100%', 'min-width': '0', 'overflow-x': 'auto' } },
  preset: {
    props: { caption: 'Opening hours' },
    slots: {
      head: [row([heading('Day'), heading('From'), heading('To')])],
      rows: [row([cell('Monday', 'Day'), cell('8:00', 'From'), cell('18:00', 'To')])],
    },
  },
})

function row(children: readonly NodeTemplate[]): NodeTemplate {
  return { element: 'table-row', slots: { children } }
}

function heading(words: string): NodeTemplate {
  return { element: 'table-cell', props: { kind: 'column' }, slots: { children: [plain(words)] } }
}

function cell(words: string, label: string): NodeTemplate {
  return { element: 'table-cell', props: { kind: 'cell', label }, slots: { children: [plain(words)] } }
}

function plain(words: string): NodeTemplate {
  return { element: 'text', props: { text: words, tag: 'span' } }
}
