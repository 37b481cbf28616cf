import { boolean, choice, text, type FieldValues } from '@heddle/kit'
import { WORDS } from './field-sections.ts'

const said = { translated: true, section: WORDS } as const
const isChosen = ({ selection }: FieldValues): boolean => selection !== 'none'

/** Whether visitors choose rows, and how. */
export const GRID_SELECTION = {
  selection: choice({
    label: { en: 'Rows can be chosen', ru: 'Выбор строк' },
    options: [
      { value: 'none', label: { en: 'None', ru: 'Нет' } },
      { value: 'single', label: { en: 'One', ru: 'Одна' } },
      { value: 'multiple', label: { en: 'Several', ru: 'Несколько' } },
    ],
    default: 'none',
  }),
  clickSelects: boolean({ label: { en: 'By a click on the row', ru: 'Нажатием на строку' }, when: isChosen }),
  selectAllScope: choice({
    label: { en: 'The box above chooses', ru: 'Верхний флажок выбирает' },
    options: [
      { value: 'filtered', label: { en: 'What the filter leaves', ru: 'Что оставил фильтр' } },
      { value: 'page', label: { en: 'The page', ru: 'Страницу' } },
      { value: 'all', label: { en: 'All rows', ru: 'Все строки' } },
    ],
    default: 'filtered',
    when: ({ selection }) => selection === 'multiple',
  }),
  selectAllText: text({
    label: { en: 'Name of the box for all', ru: 'Имя флажка для всех' },
    default: 'Select all',
    when: ({ selection }) => selection === 'multiple',
    ...said,
  }),
  selectRowText: text({
    label: { en: 'Name of a row’s box', ru: 'Имя флажка строки' },
    help: { en: '{name} stands for the first cell that says something', ru: 'На месте {name} первая непустая ячейка' },
    default: 'Select {name}',
    when: isChosen,
    ...said,
  }),
} as const
