import type { SettingsLayout } from '@heddle/kit'

/** A request as one reads it: what is asked of whom, and then by part. */
export const layout: SettingsLayout = {
  line: { label: { en: 'Address', ru: 'Адрес' }, fields: ['method', 'path'] },
  always: ['origin', 'draftOrigin', 'pathValues'],
  groups: [
    { id: 'query', label: { en: 'Query', ru: 'Параметры' }, fields: ['query', 'secretQuery'] },
    { id: 'headers', label: { en: 'Headers', ru: 'Заголовки' }, fields: ['headers', 'secretHeaders', 'credentials'] },
    { id: 'body', label: { en: 'Body', ru: 'Тело' }, fields: ['contentType', 'bodyFields', 'rawBody'] },
    {
      id: 'paging',
      label: { en: 'Paging', ru: 'Страницы' },
      fields: ['paging', 'pageName', 'firstPage', 'offsetName', 'cursorName', 'cursorPath', 'sizeName', 'totalPath'],
    },
    { id: 'result', label: { en: 'Result', ru: 'Результат' }, fields: ['resultPath', 'timeout', 'keepSeconds'] },
  ],
}
