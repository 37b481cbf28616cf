import { definePlugin, reference } from '@heddle/kit'
import { checkRequest, pagingFields, requestFields } from './fields.ts'
import { hasNumberedPages } from '../../lib/paging.ts'
import { originsOf } from './origins-of.ts'
import { partAddress } from './part-address.ts'

const { secretHeaders: _, ...ownFields } = requestFields

/** Specification section 7 and logic reference 7.3: rows from any server that answers JSON, and one action. */
export const definition = definePlugin({
  namespace: 'rest',
  label: { en: 'REST API', ru: 'REST API' },
  description: {
    en: 'Rows of any server that answers JSON, from the browser or through the server with secrets.',
    ru: 'Строки любого сервера, который отвечает JSON: из браузера или через сервер с секретами.',
  },
  icon: 'plug',
  source: {
    collection: { fields: { ...requestFields, ...pagingFields }, required: ['origin'], check: checkRequest },
    native: [],
    operators: [],
    cutsPages: hasNumberedPages,
    reaches: originsOf,
    picks: { rows: 'resultPath', total: 'totalPath' },
    secretsIn: 'secretHeaders',
    part: partAddress,
  },
  actions: {
    apiRequest: {
      label: { en: 'API request', ru: 'Запрос к API' },
      fields: {
        ...ownFields,
        streamTo: reference({
          label: { en: 'Stream into', ru: 'Поток в переменную' },
          help: {
            en: 'A list that is emptied, then gets each event of the answer as it comes.',
            ru: 'Список, который очищается и получает каждое событие ответа.',
          },
          to: 'variable',
        }),
      },
      required: ['origin'],
      check: checkRequest,
      reaches: originsOf,
    },
  },
})
