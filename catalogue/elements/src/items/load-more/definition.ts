import { boolean, defineElement, number, text, value } from '@heddle/kit'
import { isOfCollection, isOwn, OWN_NUMBERS } from '../../lib/paging-fields.ts'
import { MORE } from './limits.ts'

/** A list that grows at its end until all of it is there (elements reference 31). */
export const loadMoreDefinition = defineElement({
  type: 'load-more',
  label: { en: 'Load more', ru: 'Загрузить ещё' },
  icon: 'chevrons-down',
  group: 'data',
  words: ['show more', 'infinite scroll', 'endless list', 'pagination', 'показать ещё', 'бесконечная прокрутка', 'лента'],
  fields: {
    collection: value({
      label: { en: 'Collection', ru: 'Коллекция' },
      help: {
        en: 'Bind it to the collection itself, as the list is; a list bound to its data shows all of it.',
        ru: 'Привяжите к самой коллекции, как и список; список, привязанный к её данным, показывает всё.',
      },
      default: {},
      when: isOfCollection,
    }),
    ...OWN_NUMBERS,
    total: number({ label: { en: 'Items in all', ru: 'Всего элементов' }, ...MORE.total, bindable: true, when: isOwn }),
    limit: number({ label: { en: 'Items on show', ru: 'Показано элементов' }, ...MORE.limit, bindable: true, when: isOwn }),
    step: number({ label: { en: 'How many more', ru: 'Сколько ещё' }, ...MORE.step, bindable: true }),
    isAutomatic: boolean({
      label: { en: 'By itself', ru: 'Само' },
      help: {
        en: 'More comes as soon as a visitor gets to the end of the list; the button stays for those who use keys.',
        ru: 'Следующее приходит, когда посетитель дошёл до конца списка; кнопка остаётся для клавиатуры.',
      },
      bindable: true,
    }),
    moreLabel: text({
      label: { en: 'Words for more', ru: 'Слова кнопки' },
      default: 'Load more',
      translated: true,
      maxLength: 1000,
    }),
    shownText: text({
      label: { en: 'Words for what is shown', ru: 'Слова о показанном' },
      help: {
        en: '{count} and {total} stand for numbers. Read out when more has come.',
        ru: 'На месте {count} и {total} стоят числа. Читается вслух, когда пришло ещё.',
      },
      default: '{count} of {total}',
      translated: true,
      maxLength: 1000,
    }),
  },
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  isControl: true,
  editing: { minSize: 24 },
  events: {
    change: { label: { en: 'Change', ru: 'Изменение' }, example: { context: { offset: 0, limit: 20, total: 95 } } },
  },
  actions: { more: { label: { en: 'Load more', ru: 'Загрузить ещё' } } },
  baseStyles: {
    default: { display: 'flex', 'align-items': 'center', 'flex-wrap': 'wrap', 'column-gap': '12px', 'row-gap': '8px' },
  },
  preset: {},
})
