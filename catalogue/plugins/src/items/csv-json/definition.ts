import { isBinding } from '@heddle/document/values'
import { choice, definePlugin, number, text, type FieldProblem, type FieldValues } from '@heddle/kit'
import { SOURCE_MESSAGES } from '../../lib/messages.ts'
import { textOf } from '../../lib/parts-of.ts'

/** Rows of a table or of JSON that lies at an address: a spreadsheet that is published, a file. */
export const definition = definePlugin({
  namespace: 'csv-json',
  label: { en: 'CSV / JSON address', ru: 'Адрес CSV / JSON' },
  description: {
    en: 'Rows of a CSV table or of JSON that lies at an address, such as a published spreadsheet.',
    ru: 'Строки таблицы CSV или JSON по адресу, например опубликованной таблицы.',
  },
  icon: 'file-spreadsheet',
  source: {
    collection: {
      fields: {
        address: text({
          label: { en: 'Address', ru: 'Адрес' },
          placeholder: 'https://example.com/table.csv',
          maxLength: 2000,
          bindable: false,
        }),
        format: choice({
          label: { en: 'Format', ru: 'Формат' },
          options: [
            { value: 'auto', label: { en: 'By its type', ru: 'По типу' } },
            { value: 'csv', label: { en: 'CSV', ru: 'CSV' } },
            { value: 'json', label: { en: 'JSON', ru: 'JSON' } },
          ],
          default: 'auto',
        }),
        resultPath: text({
          label: { en: 'Rows from', ru: 'Путь к строкам' },
          maxLength: 500,
          bindable: false,
          when: ({ format }) => format !== 'csv',
        }),
        timeout: number({ label: { en: 'Time limit', ru: 'Время ожидания' }, unit: 's', min: 1, max: 30, default: 10 }),
      },
      required: ['address'],
      check: checkAddress,
    },
    native: [],
    operators: [],
    picks: { rows: 'resultPath' },
    reaches: ({ address }) => (isAddress(textOf(address)) ? [new URL(textOf(address)).origin] : []),
  },
})

function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

function checkAddress({ address }: FieldValues): FieldProblem | undefined {
  if (isBinding(address)) return { name: 'address', message: SOURCE_MESSAGES.boundPlace }
  return isAddress(textOf(address)) ? undefined : { name: 'address', message: SOURCE_MESSAGES.badAddress }
}
