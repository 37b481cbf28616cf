import { boolean, definePlugin, reference, type FieldProblem, type FieldValues } from '@heddle/kit'
import { checkRequest, pagingFields, requestFields } from './fields.ts'
import { SOURCE_MESSAGES } from '../../lib/messages.ts'
import { hasNumberedPages } from '../../lib/paging.ts'
import { namesSecrets, SECRET_FIELDS } from '../../lib/secret-fields.ts'
import { namesVisitor } from '../../lib/names-visitor.ts'
import { layout } from './layout.ts'
import { countPages, pageNames } from './page-names.ts'
import { originsOf } from './origins-of.ts'
import { partAddress } from './part-address.ts'

const isThroughServer = ({ throughServer }: FieldValues): boolean => throughServer === true

/** What a request and the way it takes do not tell of each other. */
function checkAction(values: FieldValues): FieldProblem | undefined {
  if (namesSecrets(values) && !isThroughServer(values))
    return { name: 'throughServer', message: SOURCE_MESSAGES.needsThroughServer }
  if (namesVisitor(values) && !isThroughServer(values))
    return { name: 'throughServer', message: SOURCE_MESSAGES.visitorNeedsThroughServer }
  return checkRequest(values)
}

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
    layout,
    native: [],
    operators: [],
    cutsPages: hasNumberedPages,
    reaches: originsOf,
    picks: { rows: 'resultPath', total: 'totalPath' },
    parameters: { in: ['query', 'bodyFields'], pages: 'query', countedBy: pageNames, count: countPages },
    secretsIn: SECRET_FIELDS,
    part: partAddress,
  },
  actions: {
    apiRequest: {
      label: { en: 'API request', ru: 'Запрос к API' },
      fields: {
        throughServer: boolean({
          label: { en: 'Through the server', ru: 'Через сервер' },
          help: {
            en: 'The site’s own server asks: the request stays there, and it may hold secrets.',
            ru: 'Запрашивает сервер сайта: описание запроса остаётся там, в нём могут быть секреты.',
          },
          default: false,
          bindable: false,
        }),
        ...requestFields,
        secretHeaders: { ...requestFields.secretHeaders, when: isThroughServer },
        secretQuery: { ...requestFields.secretQuery, when: isThroughServer },
        credentials: { ...requestFields.credentials, when: (values: FieldValues) => !isThroughServer(values) },
        streamTo: reference({
          label: { en: 'Stream into', ru: 'Поток в переменную' },
          help: {
            en: 'A list that is emptied, then gets each event of the answer as it comes.',
            ru: 'Список, который очищается и получает каждое событие ответа.',
          },
          to: 'variable',
          when: (values) => !isThroughServer(values),
        }),
      },
      required: ['origin'],
      check: checkAction,
      reaches: originsOf,
      onServer: isThroughServer,
      secretsIn: SECRET_FIELDS,
      picks: { result: 'resultPath' },
      part: partAddress,
    },
  },
})
