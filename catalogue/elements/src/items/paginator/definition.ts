import { boolean, defineElement, number, text, value } from '@heddle/kit'
import { isOfCollection, isOwn, OWN_NUMBERS } from '../../lib/paging-fields.ts'

/** Leads through the pages of a list (elements reference 31). */
export const paginatorDefinition = defineElement({
  type: 'paginator',
  label: { en: 'Paginator', ru: 'Страницы списка' },
  icon: 'ellipsis',
  group: 'data',
  words: ['pagination', 'pager', 'pages', 'next page', 'страницы'],
  fields: {
    collection: value({
      label: { en: 'Collection', ru: 'Коллекция' },
      help: {
        en: 'Bind it to the collection itself, as the list is; a list bound to its data is not paged.',
        ru: 'Привяжите к самой коллекции, как и список; список, привязанный к её данным, не делится на страницы.',
      },
      default: {},
      when: isOfCollection,
    }),
    ...OWN_NUMBERS,
    total: number({
      label: { en: 'Items in all', ru: 'Всего элементов' },
      min: 0,
      max: 1e9,
      default: 10,
      bindable: true,
      when: isOwn,
    }),
    limit: number({
      label: { en: 'Items per page', ru: 'На странице' },
      min: 0,
      max: 1e6,
      default: 5,
      bindable: true,
      when: isOwn,
    }),
    offset: number({ label: { en: 'Offset', ru: 'Смещение' }, min: 0, max: 1e9, default: 0, bindable: true, when: isOwn }),
    accessibleLabel: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      default: 'Pagination',
      translated: true,
    }),
    previousLabel: text({
      label: { en: 'Previous page', ru: 'Предыдущая страница' },
      default: 'Previous page',
      translated: true,
    }),
    nextLabel: text({ label: { en: 'Next page', ru: 'Следующая страница' }, default: 'Next page', translated: true }),
    showEnds: boolean({ label: { en: 'First and last', ru: 'В начало и в конец' } }),
    firstLabel: text({
      label: { en: 'First page', ru: 'Первая страница' },
      default: 'First page',
      translated: true,
      when: (values) => values['showEnds'] === true,
    }),
    lastLabel: text({
      label: { en: 'Last page', ru: 'Последняя страница' },
      default: 'Last page',
      translated: true,
      when: (values) => values['showEnds'] === true,
    }),
    showRange: boolean({ label: { en: 'What is shown', ru: 'Что показано' } }),
    rangeText: text({
      label: { en: 'Words for what is shown', ru: 'Слова о показанном' },
      help: {
        en: '{from}, {to} and {total} stand for numbers.',
        ru: 'На месте {from}, {to} и {total} стоят числа.',
      },
      default: '{from}–{to} of {total}',
      translated: true,
      when: (values) => values['showRange'] === true,
    }),
  },
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: [],
  linkable: false,
  isControl: true,
  direct: (_, { attributes }) => ({
    ...(!attributes.includes('aria-label') && { accessibleLabel: 'filled:aria-label' }),
  }),
  editing: { minSize: 24 },
  events: {
    change: { label: { en: 'Change', ru: 'Изменение' }, example: { context: { page: 2, offset: 5, limit: 5, total: 10 } } },
  },
  actions: {
    'go-to-page': { label: { en: 'Go to page', ru: 'Перейти на страницу' } },
  },
  baseStyles: {
    default: { display: 'flex', 'align-items': 'center', 'flex-wrap': 'wrap', 'column-gap': '4px', 'row-gap': '4px' },
  },
  preset: {},
})
