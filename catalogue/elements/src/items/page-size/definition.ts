import { defineElement, list, number, text, value } from '@heddle/kit'
import { isOfCollection, isOwn, OWN_NUMBERS } from '../../lib/paging-fields.ts'
import { SIZE } from './limits.ts'

/** Lets visitors choose how many rows a page of a list has (elements reference 31). */
export const pageSizeDefinition = defineElement({
  type: 'page-size',
  label: { en: 'Page size', ru: 'Размер страницы' },
  icon: 'list-ordered',
  group: 'data',
  words: ['rows per page', 'items per page', 'pagination', 'limit', 'строк на странице', 'сколько показывать'],
  fields: {
    collection: value({
      label: { en: 'Collection', ru: 'Коллекция' },
      help: {
        en: 'Bind it to the collection itself, as the list and its paginator are.',
        ru: 'Привяжите к самой коллекции, как список и его страницы.',
      },
      default: {},
      when: isOfCollection,
    }),
    ...OWN_NUMBERS,
    limit: number({ label: { en: 'Size now', ru: 'Размер сейчас' }, ...SIZE, bindable: true, when: isOwn }),
    offset: number({
      label: { en: 'Offset', ru: 'Смещение' },
      min: 0,
      max: 1e9,
      default: 0,
      bindable: true,
      when: isOwn,
    }),
    sizes: list({
      label: { en: 'Sizes to choose from', ru: 'Размеры на выбор' },
      item: number({ label: { en: 'Items per page', ru: 'На странице' }, ...SIZE }),
      default: [10, 25, 50],
      max: 20,
    }),
    label: text({
      label: { en: 'Words', ru: 'Слова' },
      default: 'Items per page',
      translated: true,
      maxLength: 1000,
    }),
  },
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  isControl: true,
  editing: { minSize: 24 },
  events: {
    change: { label: { en: 'Change', ru: 'Изменение' }, example: { context: { offset: 0, limit: 25 } } },
  },
  baseStyles: { default: { display: 'inline-flex', 'align-items': 'center', 'flex-wrap': 'wrap', 'column-gap': '8px' } },
  preset: {},
})
