import { boolean, path, text, type FieldValues } from '@heddle/kit'
import { WORDS } from './field-sections.ts'

const said = { translated: true, section: WORDS } as const
const isGrouped = ({ groupBy }: FieldValues): boolean => groupBy !== ''
const NO_TOTAL: readonly unknown[] = [undefined, 'none']
/** Of columns that a formula gives nobody knows. */
const isTotalled = ({ columns }: FieldValues): boolean =>
  !Array.isArray(columns) || columns.some((one: unknown) => !NO_TOTAL.includes((Object(one) as { total?: unknown }).total))

/** Whether another body draws it, which has totals and groups. */
export const isSummed = (props: FieldValues): boolean => isGrouped(props) || isTotalled(props)

/** Groups of rows, and what totals are called. */
export const GRID_SUMMARY = {
  groupBy: path({
    of: 'data',
    label: { en: 'Group by', ru: 'Группировать по' },
    help: {
      en: 'Rows that read the same there stand together below a line that opens and closes',
      ru: 'Строки с одинаковым значением стоят вместе под строкой, которая раскрывается и сворачивается',
    },
  }),
  groupsClosed: boolean({
    label: { en: 'Groups closed at first', ru: 'Группы сначала свёрнуты' },
    when: isGrouped,
  }),
  groupText: text({
    label: { en: 'Words of a group', ru: 'Слова группы' },
    help: { en: '{value} and {count} stand for what it holds', ru: 'На месте {value} и {count} значение и число строк' },
    default: '{value} ({count})',
    when: isGrouped,
    ...said,
  }),
  noValueText: text({
    label: { en: 'Word for no value', ru: 'Слово «нет значения»' },
    default: 'None',
    when: isGrouped,
    ...said,
  }),
  totalText: text({ label: { en: 'Name of the totals', ru: 'Имя итогов' }, default: 'Total', when: isTotalled, ...said }),
  sumText: text({ label: { en: 'Word for the sum', ru: 'Слово «сумма»' }, default: 'Sum', when: isTotalled, ...said }),
  averageText: text({
    label: { en: 'Word for the average', ru: 'Слово «среднее»' },
    default: 'Average',
    when: isTotalled,
    ...said,
  }),
  leastText: text({ label: { en: 'Word for the least', ru: 'Слово «наименьшее»' }, default: 'Least', when: isTotalled, ...said }),
  greatestText: text({
    label: { en: 'Word for the greatest', ru: 'Слово «наибольшее»' },
    default: 'Greatest',
    when: isTotalled,
    ...said,
  }),
  countText: text({ label: { en: 'Word for the count', ru: 'Слово «количество»' }, default: 'Count', when: isTotalled, ...said }),
} as const
