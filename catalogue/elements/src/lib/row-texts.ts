import { list, path } from '@heddle/kit'

/**
 * Which fields of rows that are typed by hand hold texts for visitors. The builder says it, as nobody else knows a name from a
 * value that formulas compare.
 * @param rows the field beside it that holds them
 */
export const rowTexts = <Rows extends string>(rows: Rows) =>
  list({
    label: { en: 'Texts by language', ru: 'Тексты по языкам' },
    help: {
      en: 'Fields of these rows that are written in each language. What formulas and workflows compare is best left out.',
      ru: 'Поля этих строк, у которых свой текст на каждом языке. То, что сравнивают формулы и процессы, лучше не указывать.',
    },
    item: path({ of: rows, label: { en: 'Field', ru: 'Поле' }, bindable: false }),
    bindable: false,
    isUnread: true,
    when: (values) => Array.isArray(values[rows]) && values[rows].length > 0,
  })
